const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Text of sanitized HTML, which contains only these four entities. */
export function textOfHtml(safe: string): string {
  return safe
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts between words. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > maxLength / 2 ? end : undefined).trimEnd()}…`
}
