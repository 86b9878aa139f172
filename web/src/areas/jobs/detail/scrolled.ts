/** Share of the page's height past which a button that leads to its end is in the way [2 §9]. */
const threshold = 0.75

interface Scroll {
  scrollY: number
  innerHeight: number
  scrollHeight: number
}

/** Of what can be scrolled: with the height on screen taken off, the end of the page is all of it. */
export function scrolledPast({ scrollY, innerHeight, scrollHeight }: Scroll): boolean {
  const room = scrollHeight - innerHeight
  return room > 0 && scrollY / room > threshold
}
