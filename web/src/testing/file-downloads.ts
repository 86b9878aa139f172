/** jsdom has no object URLs and follows no links: files are saved nowhere. */
export function installFileDownloads() {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
  HTMLAnchorElement.prototype.click = () => undefined
}
