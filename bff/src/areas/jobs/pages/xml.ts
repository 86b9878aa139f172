import { escapeHtml } from '../../../pages/escape-html.ts'

/** Characters invalid in XML 1.0 even when escaped. */
const invalidCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text element; '' when empty. */
export function element(name: string, text: string): string {
  const safe = escapeHtml(text.replace(invalidCharacters, ''))
  return safe && `<${name}>${safe}</${name}>`
}

export const xmlType = 'application/xml; charset=utf-8'
export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n'
