/** Beginnings that browsers, shells or Word execute or open as another type. */
const otherTypeStart =
  /^\s*(<(!doctype|html|head|body|script|svg|iframe|hta:|\?xml|\?php|%)|#!|\{\\rt|%!ps|mime-version:)/i
/** Elements that load or run something; a text may name them. */
const activeNames = ['script', 'iframe', 'object', 'embed', 'html', 'svg']
const activeAttribute = new RegExp(`<(${activeNames.join('|')})[\\s/][^<>]{0,1000}=`, 'i')
/** Tab, LF, VT, FF, CR, and SUB (the DOS end of file). */
const allowedControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a])
const isControl = (byte: number) => (byte < 0x20 && !allowedControls.has(byte)) || byte === 0x7f

/** Of text in an old single-byte encoding: so much of it is ASCII, in languages that use Latin letters. */
const minAsciiShare = 0.7

export function isPlainText(content: Buffer): boolean {
  const text = decode(content)
  return (
    text !== undefined &&
    !hasControlCharacters(text) &&
    !otherTypeStart.test(text) &&
    !hasActiveElement(text)
  )
}

/** An element with an attribute, or with its end. */
function hasActiveElement(text: string): boolean {
  if (activeAttribute.test(text)) return true
  const lower = text.toLowerCase()
  return activeNames.some((name) => {
    const start = lower.search(new RegExp(`<${name}[\\s>/]`))
    return start >= 0 && lower.includes(`</${name}`, start)
  })
}

export function isBlank(content: Buffer): boolean {
  return decode(content)?.trim() === ''
}

/** In UTF-8 these bytes occur only as control characters. */
function hasControlCharacters(text: string): boolean {
  return Buffer.from(text).some(isControl)
}

function decode(content: Buffer): string | undefined {
  const [first, second] = content
  const bomEncoding = { 65534: 'utf-16le', 65279: 'utf-16be' }[((first ?? 0) << 8) | (second ?? 0)]
  try {
    return new TextDecoder(bomEncoding ?? 'utf-8', { fatal: true }).decode(content)
  } catch {
    return bomEncoding ? undefined : decodeLegacy(content)
  }
}

function decodeLegacy(content: Buffer): string | undefined {
  const isProgram = content.subarray(0, 2).equals(Buffer.from('MZ'))
  const ascii = content.reduce((count, byte) => count + (byte < 0x80 ? 1 : 0), 0)
  if (isProgram || ascii < content.length * minAsciiShare) return undefined
  return new TextDecoder('windows-1252').decode(content)
}
