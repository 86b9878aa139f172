import { useEffect, useState } from 'react'

/** True after the page was scrolled down, until it is scrolled up. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      if (window.scrollY !== before) setDown(window.scrollY > before)
      before = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return down
}
