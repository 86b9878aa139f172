import type { Language } from './language.tsx'

/** A text that outlives its render; as a function it follows a change of the language. */
export type Message = string | ((language: Language) => string)

export function messageIn(message: Message, language: Language): string {
  return typeof message === 'string' ? message : message(language)
}
