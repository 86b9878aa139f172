/** Does something when asked, unless it was done, or this was made, less than so long ago. */
export function throttle(milliseconds: number, act: () => void): () => void {
  let last = Date.now()
  return () => {
    if (Date.now() - last < milliseconds) return
    last = Date.now()
    act()
  }
}
