import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'
import { markupEnd } from './markup-end.ts'
import { toPlainText } from './to-plain-text.ts'

/** Become a block of the page: without one, their texts would run together. */
const blockTags = [
  'address',
  'article',
  'aside',
  'center',
  'figcaption',
  'figure',
  'footer',
  'header',
  'legend',
  'main',
  'nav',
  'section',
]

/** Text markup only: nothing that loads, styles, submits or runs. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'div',
    'span',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'sub',
    'sup',
    'small',
    'h3',
    'h4',
    'h5',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'a',
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'target', 'rel'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  // The default, and the title of a whole page.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page itself uses h1 and h2.
    h1: 'h3',
    h2: 'h4',
    h6: 'h5',
    ...Object.fromEntries(blockTags.map((tag) => [tag, 'div'])),
    a: (_tag, { href = '', lang }) => ({
      tagName: 'a',
      attribs: { href, ...(lang && { lang }), target: '_blank', rel: 'noopener noreferrer' },
    }),
  },
}

/** Parsing blocks the event loop. Real texts have a few kilobytes. */
const maxCharacters = 200_000
const maxMarkup = 4000

/** Many users read the same text. */
const sanitized = new LRUCache<string, string>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: (safe, html) => 2 * (safe.length + html.length) + 200,
})

/**
 * Sanitizes HTML from editors and legacy systems; empty without visible text. A text beyond the
 * limits is cut off, which it shows and the log tells. Not done in the browser: merely parsing an
 * inline style or handler there violates the CSP.
 */
export function safeHtml(html: string, { id, log }: Pick<FastifyRequest, 'id' | 'log'>): string {
  const known = sanitized.get(html)
  if (known !== undefined) return known
  const slim = html.replace(embeddedImage, '')
  const end = endOf(slim)
  if (end === slim.length) return sanitizeOnce(slim)
  log.warn({ id, characters: slim.length }, 'text cut off')
  return `${sanitizeOnce(slim.slice(0, end))}<p>[…]</p>`
}

/** Of a pasted picture, which no text keeps. */
const embeddedImage = /(?<=["'=(;])data:image\/[^"'<>&]*/g

/** At a space, if there is one: a word or a reference stays whole. */
function endOf(html: string): number {
  const end = Math.min(markupEnd(html, maxMarkup), maxCharacters)
  if (end >= html.length) return html.length
  const space = html.lastIndexOf(' ', end)
  return space > 0 ? space : end
}

/** A text without its pictures, or cut off, has an entry of its own. */
function sanitizeOnce(html: string): string {
  const hit = sanitized.get(html)
  if (hit !== undefined) return hit
  const safe = sanitize(toMarkup(html), allowed).trim()
  const text = hasText(safe) ? safe : ''
  sanitized.set(html, text)
  return text
}

const tag = /<\/?[a-z]/i
const escapedTag =
  /&lt;\/?(?:p|br|div|span|strong|b|em|i|u|ul|ol|li|h[1-6]|center|table|a)\b(?:[^<>&]|&(?!lt;|gt;))*&gt;/i

/** Legacy systems also send markup escaped once more, and plain text with line breaks. */
function toMarkup(text: string): string {
  if (tag.test(text)) return text
  return escapedTag.test(text) ? toPlainText(text) : text.trim().replace(/\r\n?|\n/g, '<br>')
}

/** A block with only an image sanitizes to an empty paragraph. */
function hasText(html: string): boolean {
  return /\S/.test(html.replace(/<[^>]*>/g, ''))
}
