import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import { LRUCache } from 'lru-cache'

/** Function words that the other language lacks. */
const english = new Set(
  'the and of to is are you your for with or will this that by at from our we be not'.split(' '),
)
const spanish = new Set(
  'el la los las de del que y en para por su sus una con es se al usted como más no'.split(' '),
)

/** A name such as "Plaza de la Villa" has two. */
const enough = 3

type Guess = ContentLanguage | 'undecided'

/** Many users read the same text. */
const guesses = new LRUCache<string, Guess>({
  maxSize: 4 * 2 ** 20,
  sizeCalculation: (_guess, html) => 2 * html.length + 200,
  memoMethod: guess,
})

/** Spanish or English by their function words; the usual language where these do not tell. */
export function guessLanguage(html: string, usual: ContentLanguage): ContentLanguage {
  const guessed = guesses.memo(html)
  return guessed === 'undecided' ? usual : guessed
}

function guess(html: string): Guess {
  const text = html.replace(/<[^>]*>/g, ' ').toLowerCase()
  let [ofEnglish, ofSpanish] = [0, 0]
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    if (english.has(word)) ofEnglish++
    else if (spanish.has(word)) ofSpanish++
  }
  if (Math.max(ofEnglish, ofSpanish) < enough || ofEnglish === ofSpanish) return 'undecided'
  return ofSpanish > ofEnglish ? 'es' : 'en'
}
