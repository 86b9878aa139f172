import sanitize from 'sanitize-html'

const reference = /&#?\w+;/
const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Text that an editor of HTML has written into a plain field: 'Pick &amp; Pack &#8211; Nights'. */
export function toPlainText(text: string): string {
  if (!reference.test(text)) return text
  // It decodes all references, and escapes four characters anew.
  const html = sanitize(text, { allowedTags: [], disallowedTagsMode: 'escape' })
  return html.replace(/&(amp|lt|gt|quot);/g, (one) => escaped[one] ?? one)
}
