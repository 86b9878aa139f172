import { type Language, useLanguage } from '../language/language.tsx'
import { settings } from '../portal/settings.ts'

/**
 * Returns a function that gives the upstream's own sentence if there is one, and `own` otherwise. A
 * reader of another language than the upstream's gets both, `own` first.
 */
export function useUpstreamSentence() {
  const [language] = useLanguage()
  return (sentence: Sentence, own: string): string => upstreamSentence(sentence, own, language)
}

type Sentence = string | null | undefined

export function upstreamSentence(sentence: Sentence, own: string, language: Language): string {
  if (!sentence) return own
  return language === settings.contentLanguage ? sentence : `${own} ${sentence}`
}
