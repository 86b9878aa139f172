import sanitize from 'sanitize-html'

const reference = /&#?\w+;/
const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** They show "exe.pdf" as "fdp.exe", or the reverse; English and Spanish need none. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Text that an editor of HTML has written into a plain field: 'Pick &amp; Pack &#8211; Nights'.
 * Without characters that change the direction of others.
 */
export function toPlainText(text: string): string {
  return decodeReferences(text).replace(directionControls, '')
}

function decodeReferences(text: string): string {
  if (!reference.test(text)) return text
  // It decodes all references, and escapes four characters anew.
  const html = sanitize(text, { allowedTags: [], disallowedTagsMode: 'escape' })
  return html.replace(/&(amp|lt|gt|quot);/g, (one) => escaped[one] ?? one)
}
