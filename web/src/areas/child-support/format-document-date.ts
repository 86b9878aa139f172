/** ISO 8601 date as 09-15-2026, in any language [3 §2]. */
export function formatDocumentDate(iso: string): string {
  const [year, month, day] = iso.split('-')
  return `${month}-${day}-${year}`
}
