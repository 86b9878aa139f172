/** Null for '' and for a word. */
export function toId(chosen: string): number | null {
  return /^-?\d{1,9}$/.test(chosen) ? Number(chosen) : null
}
