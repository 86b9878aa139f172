import { makeCompoundFile } from './make-compound-file.ts'

/** Offset of the text, after the longest header. */
const textOffset = 0x800
const lengthOffset = 0x4c
const piecesOffset = 0x1a2

/** Creates a minimal Word 97-2003 document: text only. */
export function makeDoc(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = `${lines.join('\r')}\r`
  const head = Buffer.alloc(textOffset)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(0xc1, 2)
  head.writeUInt32LE(textOffset, 0x18)
  head.writeUInt32LE(textOffset + text.length * 2, 0x1c)
  head.writeUInt32LE(text.length, lengthOffset)

  // Piece table with one piece: UTF-16 text.
  const pieces = Buffer.alloc(5 + 16)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textOffset, 15)
  head.writeUInt32LE(0, piecesOffset)
  head.writeUInt32LE(pieces.length, piecesOffset + 4)

  const document = Buffer.concat([head, Buffer.from(text, 'utf16le')])
  return Uint8Array.from(
    makeCompoundFile([
      ['0Table', pieces],
      ['WordDocument', document],
    ]),
  )
}
