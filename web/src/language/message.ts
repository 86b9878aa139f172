import type { Text } from './define-text.ts'
import type { Language } from './language.tsx'
import { translatorOf } from './use-text.ts'

/** A text that outlives its render; as a function it follows a change of the language. */
export type Message = string | ((language: Language) => string)

export function messageIn(message: Message, language: Language): string {
  return typeof message === 'string' ? message : message(language)
}

export function messageOf<En extends Record<string, string>>(
  text: Text<En>,
  key: keyof En & string,
  values?: Record<string, string>,
): Message {
  const texts: Text<Record<string, string>> = text
  return (language) => translatorOf(texts, language)<string>(key, values)
}
