import { makeCompoundFile } from '@gatehouse/mocks/world/resumes/samples/make-compound-file'
import { expect, test } from '@jest/globals'
import { docxWith, macros, protectedWord } from '../../../testing/malicious-files.ts'
import { objectStream, page, pdfOf } from '../../../testing/pdf-attacks.ts'
import { validateResume } from './validate-resume.ts'

const word = (name: string, other: string) =>
  makeCompoundFile([
    [name, Buffer.from('x')],
    [other, Buffer.from('x')],
  ])

/** Sets the flag of encryption in the directory of the archive. */
function withPassword(archive: Buffer): Buffer {
  const entry = archive.indexOf('PK\x01\x02', 0, 'latin1')
  archive.writeUInt16LE(1, entry + 8)
  return archive
}

function encrypted(pdf: Uint8Array): Buffer {
  return Buffer.from(
    Buffer.from(pdf).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 8 0 R'),
    'latin1',
  )
}

const reversed = objectStream('x', '/Filter/FlateDecode', (data) => data.reverse())

test.each([
  ['a Word document with macros', Buffer.from(docxWith(macros)), 'file-macros'],
  ['an old Word document with macros', word('WordDocument', 'Macros'), 'file-macros'],
  ['a Word document with a password', Buffer.from(protectedWord), 'file-protected'],
  ['an archive with a password', withPassword(Buffer.from(docxWith())), 'file-protected'],
  ['a PDF with a password', encrypted(pdfOf([...page(), reversed])), 'file-protected'],
  ['a PDF of plain objects with a password', encrypted(pdfOf(page())), 'file-protected'],
  ['an old spreadsheet', word('Workbook', '0Table'), 'file-refused'],
  ['a program', Buffer.from('MZ\x90\0'), 'file-refused'],
])('%s is refused, and says why', async (_what, content, code) => {
  await expect(validateResume({ name: 'resume.docx', content })).rejects.toMatchObject({ code })
})
