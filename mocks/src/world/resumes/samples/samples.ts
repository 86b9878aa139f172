import { makePdf } from '../../make-pdf.ts'
import { marcus } from './marcus.ts'
import { makeHeic, makeJpeg, makePng } from './photos.ts'
import { rosa } from './rosa.ts'

/** Sample résumé, generated on demand. */
export interface SampleResume {
  name: string
  type: string
  make(): Promise<Uint8Array<ArrayBuffer>>
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const toText = (lines: readonly string[]) =>
  Uint8Array.from(Buffer.from(`${lines.join('\r\n')}\r\n`))

/** The same résumé in each type of document, a longer one, and photographs, which are not read. */
export const sampleResumes: readonly SampleResume[] = [
  {
    name: 'rosa-delgado.txt',
    type: 'text/plain',
    make: async () => toText(rosa),
  },
  {
    name: 'rosa-delgado.rtf',
    type: 'application/rtf',
    make: async () => (await import('./make-rtf.ts')).makeRtf(rosa),
  },
  {
    name: 'rosa-delgado.docx',
    type: word,
    make: async () => (await import('./make-docx.ts')).makeDocx(rosa),
  },
  {
    name: 'rosa-delgado.pdf',
    type: 'application/pdf',
    make: async () => makePdf(rosa, 11),
  },
  {
    name: 'rosa-delgado.doc',
    type: 'application/msword',
    make: async () => (await import('./make-doc.ts')).makeDoc(rosa),
  },
  {
    name: 'marcus-webb.txt',
    type: 'text/plain',
    make: async () => toText(marcus),
  },
  { name: 'photo.jpg', type: 'image/jpeg', make: async () => makeJpeg() },
  { name: 'photo.png', type: 'image/png', make: async () => makePng() },
  { name: 'photo.heic', type: 'image/heic', make: async () => makeHeic() },
]
