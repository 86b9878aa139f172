/** Share of the scrollable height past which Apply Now hides [2 §9]. */
const threshold = 0.75

interface Scroll {
  scrollY: number
  innerHeight: number
  scrollHeight: number
}

/** Relative to the scrollable height, not the page height: short pages would never reach it. */
export function isScrolledPast({ scrollY, innerHeight, scrollHeight }: Scroll): boolean {
  const scrollable = scrollHeight - innerHeight
  return scrollable > 0 && scrollY / scrollable > threshold
}
