const maxSuggestions = 8

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Matches of the input, ignoring case and accents; those that begin with it come first. */
export function suggest(options: readonly string[], typed: string): string[] {
  const input = plain(typed.trim())
  if (!input) return []
  const matches = options.filter((option) => plain(option).includes(input))
  const startsWithInput = (option: string) => plain(option).startsWith(input)
  return [
    ...matches.filter(startsWithInput),
    ...matches.filter((option) => !startsWithInput(option)),
  ].slice(0, maxSuggestions)
}
