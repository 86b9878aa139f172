/** Decodes UTF-16 with a BOM, else UTF-8, else windows-1252. Throws for binary data. */
export function readPlain(bytes: Uint8Array): string {
  const text = decode(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: detects binary data.
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) throw new Error('this is no text')
  return text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
