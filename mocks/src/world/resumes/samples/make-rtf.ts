function escapeText(line: string): string {
  return line
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0)}?`)
}

/** Creates an RTF document, one paragraph per line. */
export function makeRtf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const head =
    '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Calibri;}}{\\*\\generator Example;}\\f0\\fs22'
  const body = lines.map((line) => `${escapeText(line)}\\par`).join('\r\n')
  return Uint8Array.from(Buffer.from(`${head}\r\n${body}\r\n}`, 'latin1'))
}
