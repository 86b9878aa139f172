import { useEffect } from 'react'

/** Sets the canonical link: the gateway writes the first page's, client-side navigation must update it. */
export function useCanonical(path: string) {
  useEffect(() => {
    const link =
      document.head.querySelector<HTMLLinkElement>('link[rel=canonical]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
    link.href = window.location.origin + path
    return () => link.remove()
  }, [path])
}
