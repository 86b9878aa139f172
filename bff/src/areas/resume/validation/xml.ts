export interface XmlAttribute {
  /** As written, with its prefix. */
  name: string
  value: string
}

export interface XmlHandlers {
  /** `name` comes without its prefix, in lower case. */
  onStart(name: string, attributes: () => XmlAttribute[]): void
  onEnd?(name: string): void
  /** With its references; see `decodeReferences`. */
  onText?(text: string): void
}

const otherEncoding = /^<\?xml\s[^>]{0,200}?encoding\s*=\s*["'](?!(utf-8|us-ascii)["'])/i
const predefined: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const [less, greater, quote, apostrophe] = ['<', '>', '"', "'"].map((char) => char.charCodeAt(0))

/** Undefined for any encoding but UTF-8. */
export function decodeXml(content: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return text.includes('\0') || otherEncoding.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Reads elements and text in one pass. False for a document type declaration, and with it entities, and
 * for broken markup.
 */
export function readXml(xml: string, handlers: XmlHandlers): boolean {
  for (let at = 0; at < xml.length; ) {
    const open = xml.indexOf('<', at)
    const end = open < 0 ? xml.length : open
    if (end > at) handlers.onText?.(xml.slice(at, end))
    if (open < 0) return true
    const next = readMarkup(xml, open, handlers)
    if (next === undefined) return false
    at = next
  }
  return true
}

/** Gives the position after the markup. */
function readMarkup(xml: string, open: number, handlers: XmlHandlers): number | undefined {
  if (xml.startsWith('<?', open)) return positionAfter(xml, '?>', open)
  if (xml.startsWith('<!--', open)) return positionAfter(xml, '-->', open + 4)
  if (xml.startsWith('<![CDATA[', open)) {
    const end = positionAfter(xml, ']]>', open)
    if (end) handlers.onText?.(xml.slice(open + 9, end - 3).replaceAll('&', '&amp;'))
    return end
  }
  if (xml.startsWith('<!', open)) return undefined
  const end = tagEnd(xml, open + 1)
  if (end === undefined) return undefined
  const isEnd = xml[open + 1] === '/'
  const tag = xml.slice(open + (isEnd ? 2 : 1), end - 1)
  const nameEnd = tag.search(/[\s/]/)
  const name = localName(nameEnd < 0 ? tag : tag.slice(0, nameEnd)).toLowerCase()
  if (isEnd) handlers.onEnd?.(name)
  else {
    handlers.onStart(name, () => readAttributes(tag))
    if (tag.endsWith('/')) handlers.onEnd?.(name)
  }
  return end
}

function positionAfter(xml: string, mark: string, from: number): number | undefined {
  const at = xml.indexOf(mark, from)
  return at < 0 ? undefined : at + mark.length
}

/** Quoted values may hold `>`. */
function tagEnd(xml: string, from: number): number | undefined {
  for (let at = from; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (code === greater) return at + 1
    if (code === less) return undefined
    if (code !== quote && code !== apostrophe) continue
    at = xml.indexOf(xml[at] as string, at + 1)
    if (at < 0) return undefined
  }
  return undefined
}

function readAttributes(tag: string): XmlAttribute[] {
  const pairs = tag.matchAll(/(?<=\s)([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return [...pairs].map(([, name = '', double, single]) => ({
    name,
    value: decodeReferences(double ?? single ?? ''),
  }))
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Without a document type, other entities than the predefined ones do not exist. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^&;]{1,12});/g, (_, name: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name)
    if (!code) return Object.hasOwn(predefined, name) ? (predefined[name] ?? '') : ''
    const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2])
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
