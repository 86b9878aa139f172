import { createContext, type ReactNode, use, useEffect, useState } from 'react'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const Current = createContext<[Language, (language: Language) => void]>(['en', () => {}])

/** The language in use, and how to choose another. */
export function useLanguage() {
  return use(Current)
}

const memory = 'gatehouse.language'

/** What was chosen on this device, else what the browser prefers, else English. */
function firstLanguage(): Language {
  const wanted = [recall(), ...navigator.languages]
  const known = wanted.map((tag) => languages.find((language) => tag?.startsWith(language)))
  return known.find((language) => language !== undefined) ?? 'en'
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const choose = (chosen: Language) => {
    remember(chosen)
    setLanguage(chosen)
  }
  return <Current value={[language, choose]}>{children}</Current>
}

/** Browsers can forbid storage altogether: then the choice holds until the page is left. */
function remember(language: Language) {
  try {
    localStorage.setItem(memory, language)
  } catch {}
}

function recall(): string | null {
  try {
    return localStorage.getItem(memory)
  } catch {
    return null
  }
}
