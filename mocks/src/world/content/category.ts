/** Block of HTML or link, in the upstream's format; unused fields are null. */
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
