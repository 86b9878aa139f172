/** jsdom has no modal dialogs. As in a browser, one that is removed before it is closed returns no focus. */
export function installModalDialogs() {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.open = true
      this.querySelector<HTMLElement>('button, a, input, select')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      const opener = openers.get(this)
      if (this.isConnected && opener instanceof HTMLElement) opener.focus()
    },
  })
}
