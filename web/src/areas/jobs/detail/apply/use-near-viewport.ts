import { useEffect, useRef, useState } from 'react'

/** Lead distance: the form is loaded by the time it is scrolled into view. */
const rootMargin = '400px'

/** A ref, and whether its element has come near the viewport; stays true. */
export function useNearViewport() {
  const target = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [])
  return [target, near] as const
}
