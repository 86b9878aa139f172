/** Numbers of an option --only, as "P1, w2"; throws an Error that names those that are not known. */
export function readChosen(only: string, known: readonly string[]): string[] {
  const chosen = only
    .split(',')
    .map((number) => number.trim().toUpperCase())
    .filter((number) => number !== '')
  const unknown = chosen.filter((number) => !known.includes(number))
  if (unknown.length > 0)
    throw new Error(`--only: ${unknown.join(', ')} is none of ${known.join(', ')}`)
  return chosen
}
