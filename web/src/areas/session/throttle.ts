/** The first call counts as just made: nothing runs before the interval has passed once. */
export function throttle(milliseconds: number, act: () => void): () => void {
  let last = Date.now()
  return () => {
    if (Date.now() - last < milliseconds) return
    last = Date.now()
    act()
  }
}
