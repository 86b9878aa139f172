import { useEffect } from 'react'
import { accentVariables } from './accent.ts'
import { useLogos } from './use-logos.ts'

/** Shows the portal in the colours of a company, while there is one. */
export function useAccent(code: string | null) {
  const accent = useLogos().find((one) => one.code === code)?.accent
  useEffect(() => {
    if (!accent) return
    const { style } = document.documentElement
    const variables = Object.entries(accentVariables(accent))
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [accent])
}
