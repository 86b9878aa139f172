/** Stands in for the window that openSessionWindow opens; a blocked one is not opened. */
export function installSessionWindow({ isBlocked = false } = {}) {
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('The frame that opens windows is missing')
  const opened = {
    document: document.implementation.createHTMLDocument(),
    address: '',
    isClosed: false,
    location: {
      replace(address: string) {
        opened.address = address
      },
    },
    close() {
      opened.isClosed = true
    },
  }
  frame.open = () => (isBlocked ? null : (opened as unknown as Window))
  return opened
}
