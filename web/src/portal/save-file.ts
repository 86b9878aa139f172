/** By then the browser has started to save; until then the file is in memory. */
const revokeDelayMs = 10_000

export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs)
}
