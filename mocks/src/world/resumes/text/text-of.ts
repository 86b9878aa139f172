import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readPlain } from './read-plain.ts'
import { readRtf } from './read-rtf.ts'

const maxTextLength = 200_000

/** Readers by magic bytes. */
const readers: readonly [begins: string, read: (bytes: Uint8Array) => string | Promise<string>][] =
  [
    ['%PDF-', readPdf],
    ['PK\x03\x04', readDocx],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', readDoc],
    ['{\\rtf', readRtf],
  ]

/** Extracts the text of a file; its type is detected by content. Rejects for an unreadable file. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const begins = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const reader = readers.find(([mark]) =>
    // Some programs write lines before the PDF header.
    mark === '%PDF-' ? begins.includes(mark) : begins.startsWith(mark),
  )
  const text = await (reader ? reader[1] : readPlain)(bytes)
  return text.slice(0, maxTextLength).replace(/\r\n?/g, '\n').normalize('NFC')
}
