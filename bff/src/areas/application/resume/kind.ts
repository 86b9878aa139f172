import type { resumeTypes } from '@gatehouse/contracts/portal/application'
import { isSafeDoc } from './doc.ts'
import { isSafeDocx } from './docx.ts'
import { isSafePdf } from './pdf.ts'
import { isSafeRtf } from './rtf.ts'
import { isPlainText } from './txt.ts'
import { holdsZipEnd } from './zip.ts'

export type ResumeType = (typeof resumeTypes)[number]

const startsWith = (content: Buffer, bytes: string) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** Readers look for a PDF's start so far into a file, whatever stands before. */
const pdfWithin = 1024

/**
 * What a file is, judged by its content and never by its name; undefined for another kind, one that is
 * two kinds at once, and one that is not safe to open.
 */
export async function kindOf(content: Buffer): Promise<ResumeType | undefined> {
  if (startsWith(content, 'PK\x03\x04'))
    return !hasPdfHead(content) && (await isSafeDocx(content)) ? 'docx' : undefined
  // An archive is found from its end: whatever it hangs on is an archive too.
  if (holdsZipEnd(content)) return undefined
  if (startsWith(content, '%PDF-')) return isSafePdf(content) ? 'pdf' : undefined
  if (hasPdfHead(content)) return undefined
  if (startsWith(content, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return isSafeDoc(content) ? 'doc' : undefined
  if (startsWith(content, '{\\rtf')) return isSafeRtf(content) ? 'rtf' : undefined
  return isPlainText(content) ? 'txt' : undefined
}

function hasPdfHead(content: Buffer): boolean {
  return content.subarray(0, pdfWithin).includes('%PDF-')
}
