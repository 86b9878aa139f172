/** An item as the content system keeps it: a block of HTML or a link, with null for what it is not. */
export type Item = {
  contentId: number
  PRIORITY: number | string | null
  html: string | null
  label: string | null
  url: string | null
}

export type Category = {
  contentCategory: string | null
  contentItems: Item[] | null
}

export function block(contentId: number, PRIORITY: Item['PRIORITY'], html: string): Item {
  return { contentId, PRIORITY, html, label: null, url: null }
}

/** `place` is a path of the example site. */
export function link(
  contentId: number,
  PRIORITY: Item['PRIORITY'],
  label: string,
  place: string,
): Item {
  const url = `https://www.example.test/${place}`
  return { contentId, PRIORITY, html: null, label, url }
}
