import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readPlain } from './read-plain.ts'
import { readRtf } from './read-rtf.ts'

/** More is in no résumé. */
const longest = 200_000

/** Each kind by how its files begin. */
const kinds: readonly [begins: string, read: (bytes: Uint8Array) => string | Promise<string>][] = [
  ['%PDF-', readPdf],
  ['PK\x03\x04', readDocx],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', readDoc],
  ['{\\rtf', readRtf],
]

/** The text of a file, line by line, whatever its name says. Throws when it cannot be read. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const begins = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const kind = kinds.find(([mark]) =>
    // Some programs write a line or two before a PDF.
    mark === '%PDF-' ? begins.includes(mark) : begins.startsWith(mark),
  )
  const text = await (kind ? kind[1] : readPlain)(bytes)
  return text.slice(0, longest).replace(/\r\n?/g, '\n').normalize('NFC')
}
