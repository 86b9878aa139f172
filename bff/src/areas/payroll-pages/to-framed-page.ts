import sanitize from 'sanitize-html'
import { escapeHtml } from '../../pages/escape-html.ts'
import { markupEnd } from '../translate/markup-end.ts'

const active = new Set(['script', 'noscript', 'iframe', 'frame', 'object', 'embed', 'base'])

/** Keeps style and text; what runs or navigates would be an error of the sandbox in the console. */
const passive: sanitize.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  exclusiveFilter: ({ tag, attribs }) =>
    active.has(tag) || (tag === 'meta' && 'http-equiv' in attribs),
}

/** A browser is not signed in at the payroll host: links to it lead nowhere. */
function transformAll(address: URL): sanitize.Transformer {
  const isKept = ([name, value]: [string, string]) => {
    if (name === 'href') return URL.parse(value, address.href)?.origin !== address.origin
    return name !== 'target' && !/^on/i.test(name)
  }
  return (tagName, attribs) => {
    const isStylesheet = tagName === 'link'
    const kept = Object.entries(attribs).filter((one) => isStylesheet || isKept(one))
    return { tagName, attribs: Object.fromEntries(kept) }
  }
}

/**
 * Parsing blocks the event loop: 60 ms for 2,300 rows of a real table. A longer page is left to the
 * sandbox, which blocks its scripts with errors in the console; its links to the host stay.
 */
const maxCharacters = 1_000_000
const maxMarkup = 40_000

/**
 * A page as text, for a frame under another address: relative addresses lead to the payroll host, and
 * links to other sites open new windows.
 */
export function toFramedPage(text: string, address: URL): string {
  const transformTags = { '*': transformAll(address) }
  const isLong = text.length > maxCharacters || markupEnd(text, maxMarkup) < text.length
  const content = isLong ? text : sanitize(text, { ...passive, transformTags })
  return `<!doctype html><base href="${escapeHtml(address.href)}" target="_blank">${content}`
}
