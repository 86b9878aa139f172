import type { ContentLanguage } from '@gatehouse/contracts/content-language'

/** Function words that the other language lacks. */
const words: Record<ContentLanguage, RegExp> = {
  en: /^(the|and|of|to|is|are|you|your|for|with|or|will|this|that|by|at|from|our|we|be|not)$/,
  es: /^(el|la|los|las|de|del|que|y|en|para|por|su|sus|una|con|es|se|al|usted|como|más|no)$/,
}

/** A name such as "Plaza de la Villa" has two. */
const enough = 3

/** Spanish or English by their function words; the usual language where these do not tell. */
export function guessLanguage(html: string, usual: ContentLanguage): ContentLanguage {
  const spoken = html
    .replace(/<[^>]*>|&[a-z#\d]+;/gi, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const count = (language: ContentLanguage) =>
    spoken.filter((word) => words[language].test(word)).length
  const [english, spanish] = [count('en'), count('es')]
  if (Math.max(english, spanish) < enough || english === spanish) return usual
  return spanish > english ? 'es' : 'en'
}
