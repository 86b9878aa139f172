/** Any letters, digits, white space and dashes; common punctuation. */
const characters = String.raw`\p{L}\p{M}\p{N}\p{Zs}\p{Pd}\u2212\u00ad\u200b\u2060\ufeff_'\u2019./\\`

export const nameCharacters = new RegExp(`^[${characters}]*$`, 'u')
const refused = new RegExp(`[^${characters}]`, 'u')

/** The first one; an invisible one as its code. */
export function refusedCharacter(typed: string): string {
  const [found = ''] = refused.exec(typed) ?? []
  if (found === '' || /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(found)) return found
  return `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
