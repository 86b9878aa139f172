import createPurifier from 'dompurify'

/** What text needs; nothing that loads, styles, submits or runs. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'small'],
    ...['h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a'],
  ],
  ALLOWED_ATTR: ['href', 'lang', 'colspan', 'rowspan', 'scope'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
}

const purifier = createPurifier(window)

/** The page has its own h1 and h2: an editor's headings go below them, in the same order. */
const lowered: Record<string, string> = { H1: 'h3', H2: 'h4' }

purifier.addHook('uponSanitizeElement', (node) => {
  const name = lowered[node.nodeName]
  if (!name || !(node instanceof Element)) return
  const heading = document.createElement(name)
  heading.append(...node.childNodes)
  node.replaceWith(heading)
})

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** HTML without scripts, styles, forms, frames or anything fetched from elsewhere. */
export function sanitise(html: string): string {
  return purifier.sanitize(html, allowed)
}
