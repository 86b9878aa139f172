import { useEffect } from 'react'

/**
 * Tells the page's one address, of which others are variants. The gateway writes it into the page
 * it serves; going on from there the browser would share the address of the page one came from.
 */
export function useCanonical(path: string) {
  useEffect(() => {
    const link =
      document.head.querySelector<HTMLLinkElement>('link[rel=canonical]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
    link.href = window.location.origin + path
    return () => link.remove()
  }, [path])
}
