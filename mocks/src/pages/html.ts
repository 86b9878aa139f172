/** Markup that is safe to send: made by the `html` tag only. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function toMarkup(part: Part): string {
  if (typeof part === 'object') {
    return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
  }
  return String(part).replace(/[&<>"']/g, (char) => entities[char] ?? char)
}

/** Tags a template as HTML: whatever is put in is escaped, unless it is Html itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(toMarkup)) }
}
