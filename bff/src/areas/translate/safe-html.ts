import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'

/** What text needs; nothing that loads, styles, submits or runs. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'small'],
    ...['h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'target', 'rel'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1 and h2: an editor's headings go below them, in the same order.
    h1: 'h3',
    h2: 'h4',
    a: (_tag, { href = '', lang }) => ({
      tagName: 'a',
      attribs: { href, ...(lang && { lang }), target: '_blank', rel: 'noopener noreferrer' },
    }),
  },
}

/** A page of text has a few kilobytes. Parsing takes time in which all others wait: no more is read. */
const mostCharacters = 200_000

/** The same text is read for many people; what was made of it is the same too. */
const made = new LRUCache<string, string>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: (safe, html) => 2 * (safe.length + html.length) + 200,
})

/**
 * HTML from editors and legacy systems, reduced to text that can do no harm. Done here and not in
 * the browser: there, merely parsing an inline style or handler is a breach of the page's policy.
 */
export function safeHtml(html: string): string {
  if (html.length > mostCharacters) return ''
  const known = made.get(html)
  if (known !== undefined) return known
  const safe = sanitize(html, allowed).trim()
  made.set(html, safe)
  return safe
}
