/** Text without differences in spaces and letter case, to compare it. */
export function normaliseText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
