import { createElement, type ReactNode, useMemo } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Text } from './define-text.ts'
import { type Language, useLanguage } from './language.tsx'
import { regions } from './regions.ts'

/** Of a value such as "5:50 p.m." at the end of a sentence. */
const doubleFullStop = /(\p{L}\.)\.(?=\s|$)/gu

export function useText<En extends Record<string, string>>(text: Text<En>) {
  const [language] = useLanguage()
  return useMemo(() => translatorOf(text, language), [language, text])
}

export function translatorOf<En extends Record<string, string>>(
  text: Text<En>,
  language: Language,
) {
  const t = createTranslator({ locale: regions[language], messages: text[language] as En })
  const format = (...args: Parameters<typeof t>) => t(...args).replace(doubleFullStop, '$1')
  const rich = (...args: Parameters<typeof t.rich>) => replaceable(t.rich(...args))
  return Object.assign(format, t, { rich }) as typeof t
}

/** One element, which other words replace: a browser's translation takes React's text nodes away. */
function replaceable(parts: ReactNode): ReactNode {
  if (!Array.isArray(parts)) return parts
  const words = parts.filter((part) => typeof part === 'string')
  return createElement('span', { key: words.join() }, parts)
}
