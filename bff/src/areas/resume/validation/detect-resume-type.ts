import type { photoTypes, resumeTypes } from '@gatehouse/contracts/portal/application'
import { ProblemError } from '../../../http/problem-error.ts'
import { isSafeDoc } from './doc.ts'
import { isSafeDocx } from './docx.ts'
import { isEncryptedPdf, isPdf, isSafePdf } from './pdf.ts'
import { detectPhotoType } from './photo.ts'
import { isSafeRtf } from './rtf.ts'
import { isPlainText } from './txt.ts'
import { hasZipEnd } from './zip.ts'

export type ResumeType = (typeof resumeTypes | typeof photoTypes)[number]

const startsWith = (content: Buffer, bytes: string) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** PDF readers accept the header anywhere within these bytes. */
const pdfHeaderWindow = 1024

/**
 * Detects the type by content. Undefined for unsupported types, polyglots and unsafe files. Throws
 * 'pdf-active' for a PDF that would be safe when printed anew, 'file-protected' for an encrypted one.
 */
export async function detectResumeType(content: Buffer): Promise<ResumeType | undefined> {
  if (startsWith(content, 'PK\x03\x04'))
    return !hasPdfHeader(content) && (await isSafeDocx(content)) ? 'docx' : undefined
  // ZIP readers search from the end: a ZIP can be appended to any other type.
  if (hasZipEnd(content)) return undefined
  if (startsWith(withoutMark(content), '%PDF-')) return detectPdf(content)
  if (hasPdfHeader(content)) return undefined
  if (startsWith(content, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return (await isSafeDoc(content)) ? 'doc' : undefined
  if (startsWith(content, '{\\rtf')) return isSafeRtf(content) ? 'rtf' : undefined
  return isPlainText(content) ? 'txt' : detectPhotoType(content)
}

async function detectPdf(content: Buffer): Promise<'pdf' | undefined> {
  if (!isPdf(content)) return undefined
  if (isEncryptedPdf(content)) throw new ProblemError('file-protected')
  if (!(await isSafePdf(content))) throw new ProblemError('pdf-active')
  return 'pdf'
}

/** Some writers begin with a byte order mark or an empty line. */
function withoutMark(content: Buffer): Buffer {
  const start = startsWith(content, '\xef\xbb\xbf') ? 3 : 0
  const blank = content.subarray(start, start + 4).findIndex((byte) => byte > 0x20)
  return content.subarray(start + Math.max(0, blank))
}

function hasPdfHeader(content: Buffer): boolean {
  return content.subarray(0, pdfHeaderWindow).includes('%PDF-')
}
