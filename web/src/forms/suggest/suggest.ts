const maxSuggestions = 8

/** In lower case, without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Matches of the input, ignoring case and accents; those that begin with it come first. */
export function suggest(options: readonly string[], typed: string): string[] {
  const input = foldText(typed.trim())
  if (!input) return []
  const matches = options.filter((option) => foldText(option).includes(input))
  const startsWithInput = (option: string) => foldText(option).startsWith(input)
  return [
    ...matches.filter(startsWithInput),
    ...matches.filter((option) => !startsWithInput(option)),
  ].slice(0, maxSuggestions)
}
