/** A code of two or three letters in upper case; names as they come. */
export function toState(text = ''): string {
  const state = text.trim()
  return /^[a-z]{2,3}$/i.test(state) ? state.toUpperCase() : state
}
