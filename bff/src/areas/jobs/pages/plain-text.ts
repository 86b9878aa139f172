const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of HTML that has been made safe: it has these four entities and no others. */
export function toPlainText(safe: string): string {
  return safe
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most so many characters, cut between words. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > maxLength / 2 ? end : undefined).trimEnd()}…`
}
