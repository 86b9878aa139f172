import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { localStore } from '../portal/storage.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const Current = createContext<[Language, (language: Language) => void]>(['en', () => {}])

export function useLanguage() {
  return use(Current)
}

const storageKey = 'gatehouse.language'

/** The stored choice, else the browser's preference, else English. */
function firstLanguage(): Language {
  const candidates = [localStore.get(storageKey), ...navigator.languages]
  const known = candidates.map((tag) => languages.find((language) => tag?.startsWith(language)))
  return known.find((language) => language !== undefined) ?? 'en'
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const choose = (chosen: Language) => {
    localStore.set(storageKey, chosen)
    setLanguage(chosen)
  }
  return <Current value={[language, choose]}>{children}</Current>
}
