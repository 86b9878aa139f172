import { useEffect, useRef, useState } from 'react'

/** So far below the screen something is fetched, to be there when one arrives. */
const ahead = '400px'

/** A ref, and whether what has it has come near the screen. */
export function useNear() {
  const place = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: ahead },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return [place, near] as const
}
