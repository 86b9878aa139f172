const set = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true })

const { parent } = window

export const setReferrer = (referrer: string) => void set(document, 'referrer', referrer)

/** Embeds the portal in a page: Firefox tells its address as the referrer. */
export function embedIn(address: string, frame: object = {}) {
  set(window, 'parent', frame)
  setReferrer(address)
}

/** Undoes `embedIn` and `setReferrer`. */
export function leaveFrame() {
  set(window, 'parent', parent)
  setReferrer('')
}
