import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import type { ContentItem } from '@gatehouse/contracts/portal/content'

export interface ShownItem {
  item: ContentItem
  /** The same in another language. */
  twin?: ContentItem
}

const textLengthOf = (html: string) => html.replace(/<[^>]*>/g, '').length

/** Editors write a text in both languages one after the other, and about as long. */
function areTwins(one: ContentItem, next: ContentItem): boolean {
  if (one.kind !== 'html' || next.kind !== 'html' || one.language === next.language) return false
  const lengths = [textLengthOf(one.html), textLengthOf(next.html)]
  return Math.min(...lengths) > Math.max(...lengths) / 3
}

/** Of two twins the one in the reader's language is shown, with the other in it. */
export function foldTwins(items: readonly ContentItem[], language: ContentLanguage): ShownItem[] {
  const shown: ShownItem[] = []
  for (let position = 0; position < items.length; position++) {
    const [item, next] = items.slice(position, position + 2)
    if (!item) break
    if (!next || !areTwins(item, next)) shown.push({ item })
    else {
      shown.push(next.language === language ? { item: next, twin: item } : { item, twin: next })
      position++
    }
  }
  return shown
}
