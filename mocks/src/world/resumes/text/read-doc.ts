import { openCompoundFile } from './compound-file.ts'

const wordMagic = 0xa5ec
const windows = new TextDecoder('windows-1252')

/** Field codes: text between the first two marks; the result follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: field marks of Word.
const fieldCodes = /\x13[^\x13\x14\x15]*\x14?/g

/** Extracts the text of a Word 97-2003 document. Throws for other and for damaged files. */
export function readDoc(bytes: Uint8Array): string {
  const streams = openCompoundFile(bytes)
  const main = streams.get('WordDocument')
  if (main?.readUInt16LE(0) !== wordMagic) throw new Error('this is no Word document')
  const flags = main.readUInt16LE(10)
  if (flags & 0x0100) throw new Error('it is locked')
  const tables = streams.get(flags & 0x0200 ? '1Table' : '0Table')
  if (!tables) throw new Error('it has no table')

  const length = main.readUInt32LE(0x4c)
  const offset = main.readUInt32LE(0x1a2)
  const text = piecesOf(main, tables.subarray(offset)).join('').slice(0, length)
  return (
    text
      .replace(fieldCodes, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: cell and line ends.
      .replace(/[\x07]/g, '\t')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: cell and line ends.
      .replace(/[\r\x0b\x0c]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: marks of embedded objects.
      .replace(/[\x00-\x08\x0e-\x1f]/g, '')
  )
}

/** Decodes the piece table: pieces of UTF-16 or windows-1252, in text order. */
function piecesOf(main: Buffer, table: Buffer): string[] {
  let offset = 0
  // Formats precede the piece table.
  while (table.readUInt8(offset) === 1) offset += 3 + table.readUInt16LE(offset + 1)
  if (table.readUInt8(offset) !== 2) throw new Error('it has no table of pieces')
  const count = (table.readUInt32LE(offset + 1) - 4) / 12
  const ends = offset + 5
  const pieces = ends + (count + 1) * 4

  return Array.from({ length: count }, (_, index) => {
    const size = table.readUInt32LE(ends + index * 4 + 4) - table.readUInt32LE(ends + index * 4)
    const at = table.readUInt32LE(pieces + index * 8 + 2)
    const isNarrow = (at & 0x40000000) !== 0
    const from = isNarrow ? (at & 0x3fffffff) / 2 : at
    const part = main.subarray(from, from + size * (isNarrow ? 1 : 2))
    return isNarrow ? windows.decode(part) : part.toString('utf16le')
  })
}
