/** Beginnings that make a text something else to whoever opens it. */
const otherTypeStart = /^\s*(<(!doctype|html|head|body|script|svg|iframe|\?xml|\?php|%)|#!)/i
/** And what makes it a page wherever it stands. */
const activeContent = /<(script|iframe|object|embed|html|svg)[\s>/]/i
/** Tab, line feed, vertical tab, form feed, carriage return, and the end of file of old programs. */
const allowedControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a])
const isControl = (byte: number) => (byte < 0x20 && !allowedControls.has(byte)) || byte === 0x7f

/** Whether it is text, in one of the ways it is written, and nothing but text. */
export function isPlainText(content: Buffer): boolean {
  const text = decode(content)
  return (
    text !== undefined &&
    !hasControlCharacters(text) &&
    !otherTypeStart.test(text) &&
    !activeContent.test(text)
  )
}

/** Whether there is anything to read in it. */
export function isBlank(content: Buffer): boolean {
  return decode(content)?.trim() === ''
}

/** In UTF-8 control characters are single bytes, and no other character has such a byte in it. */
function hasControlCharacters(text: string): boolean {
  return Buffer.from(text).some(isControl)
}

function decode(content: Buffer): string | undefined {
  const [first, second] = content
  const marked = { 65534: 'utf-16le', 65279: 'utf-16be' }[((first ?? 0) << 8) | (second ?? 0)]
  try {
    return new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(content)
  } catch {
    // What is no UTF-8 is of an old program, where each byte is a letter.
    return marked ? undefined : new TextDecoder('windows-1252').decode(content)
  }
}
