import { useMemo } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Text } from './define-text.ts'
import { useLanguage } from './language.tsx'

export function useText<En extends Record<string, string>>(text: Text<En>) {
  const [language] = useLanguage()
  return useMemo(
    () => createTranslator({ locale: language, messages: text[language] as En }),
    [language, text],
  )
}
