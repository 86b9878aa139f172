import { makeCompoundFile } from './make-compound-file.ts'

/** Start of the text, after the longest header. */
const textAt = 0x800
const placeOfLength = 0x4c
const placeOfPieces = 0x1a2

/** A document as Word 97 to 2003 kept them, with text and nothing besides: for readers of text. */
export function makeDoc(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = `${lines.join('\r')}\r`
  const head = Buffer.alloc(textAt)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(0xc1, 2)
  head.writeUInt32LE(textAt, 0x18)
  head.writeUInt32LE(textAt + text.length * 2, 0x1c)
  head.writeUInt32LE(text.length, placeOfLength)

  // One piece: all the text, two bytes a character.
  const pieces = Buffer.alloc(5 + 16)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textAt, 15)
  head.writeUInt32LE(0, placeOfPieces)
  head.writeUInt32LE(pieces.length, placeOfPieces + 4)

  const document = Buffer.concat([head, Buffer.from(text, 'utf16le')])
  return Uint8Array.from(
    makeCompoundFile([
      ['0Table', pieces],
      ['WordDocument', document],
    ]),
  )
}
