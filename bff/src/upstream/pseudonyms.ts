import { createHmac, randomBytes } from 'node:crypto'

/** Numbers from 0 to `below` - 1, derived from one value. */
type Draw = (below: number) => number

/**
 * Words by which the gateway tells success from failure (reply-errors.ts): without them a redacted
 * message would have another meaning.
 */
const meaningWords =
  /^(?:no|not|without|any|can(?:not)?|errors?|exceptions?|denied|authorization|has|been|fail(?:ed|s|ure|ures)?|invalid|incorrect|expired|unable|inactive|ok|true|false|success(?:ful|fully)?|done|saved|updated|record|located)[.,:!]?$/i

const day = 86_400_000
const maxWords = 60
const maxAttempts = 40

/**
 * Replacements of values, consistent within one recording: the same value always gets the same one, and
 * two values two of them. Shape and kind stay. Not reversible without the key, which is never stored.
 */
export class Pseudonyms {
  readonly #key = randomBytes(32)
  readonly #known = new Map<string, string>()
  readonly #taken = new Set<string>()

  /** Of a text that is not blank. Spaces around it stay. */
  ofText(text: string): string {
    const core = text.trim()
    return text.replace(core, () => this.#of(core))
  }

  /** Without the shape, which would narrow a password down. */
  ofSecret(text: string): string {
    return this.#of(`secret ${text}`)
  }

  /** The digits are replaced as those of a text: ids come as either. Zero stays. */
  ofNumber(value: number): number {
    const text = String(Math.abs(value))
    if (value === 0 || !/^[\d.]+$/.test(text)) return 0
    return Number(this.#of(text)) * Math.sign(value)
  }

  #of(text: string): string {
    // "0" stands for none.
    if (/^0+$/.test(text)) return text
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const replacement = this.#choose(text)
    this.#known.set(text, replacement)
    this.#taken.add(replacement)
    return replacement
  }

  /** Values of few digits run out of replacements: then two values may share one. */
  #choose(text: string): string {
    for (let attempt = 0; ; attempt++) {
      const replacement = replace(text, this.#draw(text, attempt))
      if (replacement === text && attempt < maxAttempts * 2) continue
      if (!this.#taken.has(replacement) || attempt >= maxAttempts) return replacement
    }
  }

  #draw(text: string, attempt: number): Draw {
    let bytes = Buffer.alloc(0)
    let at = 0
    let block = 0
    return (below) => {
      if (at + 4 > bytes.length) {
        bytes = createHmac('sha256', this.#key).update(`${attempt} ${block++} ${text}`).digest()
        at = 0
      }
      at += 4
      return bytes.readUInt32BE(at - 4) % below
    }
  }
}

function replace(text: string, draw: Draw): string {
  const date = replaceDate(text, draw)
  if (date !== undefined) return date
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return `${word(draw)}.${word(draw)}@example.test`
  if (/^https?:/i.test(text)) return `https://example.test/${word(draw)}`
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    return text.replace(/[\da-f]/gi, () => draw(16).toString(16))
  const countryCode = /^\+1(?=\d{10}$)/.exec(text)?.[0] ?? ''
  return countryCode + replaceOther(text.slice(countryCode.length), draw)
}

/** Codes and numbers by character, prose by words; marked-up text becomes a paragraph. */
function replaceOther(text: string, draw: Draw): string {
  const isCode = /^[\w.\-/#*()+]*$/.test(text) && (/\d/.test(text) || text === text.toUpperCase())
  if ((isCode || /^[\d\s().+*-]+$/.test(text)) && /[a-z\d]/i.test(text) && text.length <= 64)
    return text.replace(/[a-z\d]/gi, (character) => likeCharacter(character, draw))
  const isMarkup = /<[a-z!/]/i.test(text)
  const words = (isMarkup ? text.replace(/<[^>]*>/g, ' ') : text).split(/\s+/).filter(Boolean)
  const prose = words
    .slice(0, maxWords)
    .map((one) => (meaningWords.test(one) ? one : word(draw)))
    .join(' ')
  const isCapital = /^\p{Lu}/u.test(text)
  const sentence = isCapital ? prose.charAt(0).toUpperCase() + prose.slice(1) : prose
  return isMarkup ? `<p>${sentence || word(draw)}</p>` : sentence
}

/** Without 0 and 1: numbers keep their length, telephone numbers stay plausible. */
function likeCharacter(character: string, draw: Draw): string {
  if (/\d/.test(character)) return String(2 + draw(8))
  const letter = String.fromCharCode(97 + draw(26))
  return character === character.toLowerCase() ? letter : letter.toUpperCase()
}

/** Three syllables: none of them is a word of the gateway. */
function word(draw: Draw): string {
  const syllable = () => `${'bdfgklmnprstvz'.charAt(draw(14))}${'aeiou'.charAt(draw(5))}`
  return syllable() + syllable() + syllable()
}

const iso = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?<rest>(?!\d).*)$/s
const compact = /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?<rest>)$/
const american = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?<rest>(?!\d).*)$/s
const named =
  /^[a-z, ]*\d{0,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* .*\d{4}\b/i

/** Days that legacy systems write for "none". */
const none = /^(?:(?:0001|1753|1900)-01-01|9999-12-31)$/

function inside(text: string, most: number): boolean {
  return Number(text) >= 1 && Number(text) <= most
}

/** A day of the past stays past, one to come stays to come. */
function replaceDate(text: string, draw: Draw): string | undefined {
  if (/^(?:19|20)\d\d$/.test(text)) return String(1960 + draw(66))
  const pattern = [iso, compact, american].find((one) => one.test(text))
  const {
    year = '',
    month = '',
    day: dayOfMonth = '',
    rest = '',
  } = pattern?.exec(text)?.groups ?? {}
  const at = pattern
    ? Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth))
    : Date.parse(named.test(text) ? text : '')
  const isDay = !pattern || (inside(month, 12) && inside(dayOfMonth, 31))
  if (Number.isNaN(at) || !isDay) return undefined
  if (none.test(`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)) return text
  const now = Date.now()
  const chosen = new Date(now + (at > now ? 1 + draw(700) : -1 - draw(2000)) * day)
  if (!pattern) return chosen.toUTCString()
  const [y = '', m = '', d = ''] = chosen.toISOString().slice(0, 10).split('-')
  if (pattern === compact) return y + m + d
  const time = replaceTime(rest, draw)
  return pattern === iso ? `${y}-${m}-${d}${time}` : `${m}/${d}/${y}${time}`
}

/** Of 12 hours as of 24; the zone stays. */
function replaceTime(text: string, draw: Draw): string {
  const time =
    /^([T ]+)\d{1,2}:\d\d(:\d\d)?(\.\d+)?( ?[ap]m)?(Z|[+-]\d\d:?\d\d| ?UTC| ?GMT)?$/i.exec(text)
  if (!time) return ''
  const [, before, seconds = '', fraction = '', half = '', zone = ''] = time
  const two = (from: number, below: number) => String(from + draw(below)).padStart(2, '0')
  const parts = [two(1, 11), two(10, 49), ...(seconds && [two(10, 49)])]
  return `${before}${parts.join(':')}${fraction.replace(/\d/g, () => String(draw(10)))}${half}${zone}`
}
