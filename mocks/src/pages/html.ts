/** Escaped markup; created only by the `html` tag. */
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

/** Template tag: escapes every value that is not Html. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(toMarkup)) }
}
