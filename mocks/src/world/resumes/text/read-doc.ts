import { openCompoundFile } from './compound-file.ts'

const isWord = 0xa5ec
const windows = new TextDecoder('windows-1252')

/** Marks of fields: what stands between the first two is a code, and what follows its result. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Word marks its fields with them.
const fieldCodes = /\x13[^\x13\x14\x15]*\x14?/g

/** The text of a document of Word 97 to 2003. Throws for another file, and for a damaged one. */
export function readDoc(bytes: Uint8Array): string {
  const streams = openCompoundFile(bytes)
  const main = streams.get('WordDocument')
  if (main?.readUInt16LE(0) !== isWord) throw new Error('this is no Word document')
  const flags = main.readUInt16LE(10)
  if (flags & 0x0100) throw new Error('it is locked')
  const tables = streams.get(flags & 0x0200 ? '1Table' : '0Table')
  if (!tables) throw new Error('it has no table')

  const length = main.readUInt32LE(0x4c)
  const place = main.readUInt32LE(0x1a2)
  const text = piecesOf(main, tables.subarray(place)).join('').slice(0, length)
  return (
    text
      .replace(fieldCodes, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: ends of cells and of lines.
      .replace(/[\x07]/g, '\t')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: ends of cells and of lines.
      .replace(/[\r\x0b\x0c]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: marks of things that are no text.
      .replace(/[\x00-\x08\x0e-\x1f]/g, '')
  )
}

/** The pieces that text is in, in its order: of two bytes a character, or of one. */
function piecesOf(main: Buffer, table: Buffer): string[] {
  let place = 0
  // Formats stand before the table of pieces.
  while (table.readUInt8(place) === 1) place += 3 + table.readUInt16LE(place + 1)
  if (table.readUInt8(place) !== 2) throw new Error('it has no table of pieces')
  const count = (table.readUInt32LE(place + 1) - 4) / 12
  const ends = place + 5
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
