const formatCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** White space and invisible characters, for a class of characters. */
export const blank = '\\s\\p{C}\\p{Default_Ignorable_Code_Point}'
const blanks = new RegExp(`[${blank}]`, 'gu')
export const visible = new RegExp(`[^${blank}]`, 'u')

/** NFC, without white space and invisible characters at both ends. */
export function trimTyped(typed: string): string {
  // In linear time, which an expression with `+$` is not.
  const characters = [...typed.normalize('NFC')]
  const isVisible = (one: string) => visible.test(one)
  const first = characters.findIndex(isVisible)
  if (first === -1) return ''
  let end = characters.length
  while (!isVisible(characters[end - 1] ?? '')) end--
  return characters.slice(first, end).join('')
}

/** Trimmed, with plain spaces and hyphens. Keeps line breaks. */
export function tidyTyped(typed: string): string {
  return trimTyped(typed)
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
}

/**
 * One spelling of a text that an upstream compares, such as an identity or a security answer: NFKC,
 * trimmed, without format characters.
 */
export function comparableTyped(typed: string): string {
  return trimTyped(typed.normalize('NFKC').replace(formatCharacters, ''))
}

/** Comparable, without any white space: for codes and rate limit keys. */
export function compactTyped(typed: string): string {
  return comparableTyped(typed).replace(blanks, '')
}

export const toTrimmed = (typed: unknown) => (typeof typed === 'string' ? trimTyped(typed) : typed)
export const toTidy = (typed: unknown) => (typeof typed === 'string' ? tidyTyped(typed) : typed)
export const toComparable = (typed: unknown) =>
  typeof typed === 'string' ? comparableTyped(typed) : typed
export const toCompact = (typed: unknown) =>
  typeof typed === 'string' ? compactTyped(typed) : typed
