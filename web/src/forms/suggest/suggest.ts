const most = 8

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Matches of the input, ignoring case and accents; those that begin with it come first. */
export function suggest(known: readonly string[], typed: string): string[] {
  const wanted = plain(typed.trim())
  if (!wanted) return []
  const found = known.filter((one) => plain(one).includes(wanted))
  const begins = (one: string) => plain(one).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, most)
}
