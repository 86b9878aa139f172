/**
 * Index of the first tag or character reference beyond `most`; the length of an HTML text with fewer.
 * They take a parser's time; letters take hardly any.
 */
export function markupEnd(html: string, most: number): number {
  let count = 0
  for (const { index } of html.matchAll(/[<&]/g)) {
    count++
    if (count > most) return index
  }
  return html.length
}
