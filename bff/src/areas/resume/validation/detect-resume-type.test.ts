import { makeDocx } from '@gatehouse/mocks/world/resumes/samples/make-docx'
import { sampleResumes } from '@gatehouse/mocks/world/resumes/samples/samples'
import { expect, test } from '@jest/globals'
import { goodResumes } from '../../../testing/good-resumes.ts'
import { toEntries } from '../../../testing/make-package.ts'
import { docxWith, makeZip, maliciousFiles } from '../../../testing/malicious-files.ts'
import { detectResumeType } from './detect-resume-type.ts'
import { toResumeName } from './to-resume-name.ts'
import { validateResume } from './validate-resume.ts'

test.each(sampleResumes.map((one) => [one.name, one] as const))(
  'detects %s by content',
  async (name, { make, type }) => {
    const content = Buffer.from(await make())
    expect(await detectResumeType(content)).toBe(name.split('.')[1])
    expect(await validateResume({ name: 'C:\\fakepath\\x.exe', content })).toMatchObject({
      name: `x.${name.split('.')[1]}`,
      type,
    })
  },
)

test.each(goodResumes)('detects a résumé of %s', async (_what, name, content) => {
  expect(await detectResumeType(Buffer.from(content))).toBe(name.split('.')[1])
})

test.each(maliciousFiles)('rejects %s', async (_case, _name, content) => {
  expect(await detectResumeType(Buffer.from(content))).toBeUndefined()
})

test.each([
  ['in UTF-8, with letters of any language', Buffer.from('José Nuñez\r\n\tжизнь 履歴書\f')],
  ['in UTF-16, as Notepad writes it', Buffer.from('\ufeffJosé', 'utf16le')],
  ['of an old program', Buffer.from('Jos\xe9 \x93quoted\x94', 'latin1')],
  ['that speaks of <div> and C#', Buffer.from('I write <div> and C#, R&D; a < b')],
  ['that names tags', Buffer.from('Semantic HTML: <html>, <script>, <iframe/> and <svg>')],
])('accepts text %s', async (_case, content) => {
  expect(await detectResumeType(content)).toBe('txt')
})

test('refuses a document that a PDF reader would read too', async () => {
  const name = 'customXml/%PDF-1.7.xml'
  const part = { name, content: Buffer.from('<a/>') }
  const isFirst = makeZip([part, ...toEntries({})])
  expect(await detectResumeType(Buffer.from(isFirst))).toBeUndefined()
  const other = makeZip([{ ...part, name: 'customXml/a.xml' }, ...toEntries({})])
  expect(await detectResumeType(Buffer.from(other))).toBe('docx')
})

test.each([
  [1019, undefined],
  [1020, 'txt'],
])('a text with the header of a PDF at %d is %s', async (at, type) => {
  expect(await detectResumeType(Buffer.from(`${'x'.repeat(at)}%PDF-1.7`))).toBe(type)
})

test('accepts a document with an image', async () => {
  const image = { name: 'word/media/image1.png', content: Buffer.from('89504e47', 'hex') }
  expect(await detectResumeType(Buffer.from(docxWith(image)))).toBe('docx')
})

test('rejects a document with a modified directory', async () => {
  const whole = Buffer.from(makeDocx(['Nele']))
  const mark = whole.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  for (const at of [mark + 10, mark + 12, mark + 16, mark + 20]) {
    const changed = Buffer.from(whole)
    changed.writeUInt16LE(changed.readUInt16LE(at) + 1, at)
    expect([at - mark, await detectResumeType(changed)]).toEqual([at - mark, undefined])
  }
  expect(await detectResumeType(whole.subarray(0, -1))).toBeUndefined()
})

test('rejects a document with overlapping entries', async () => {
  const shared = Buffer.from(docxWith())
  const first = shared.indexOf('PK\x01\x02', undefined, 'latin1')
  const second = shared.indexOf('PK\x01\x02', first + 1, 'latin1')
  shared.copy(shared, second + 42, first + 42, first + 46)
  shared.copy(shared, second + 20, first + 20, first + 28)
  expect(await detectResumeType(shared)).toBeUndefined()
})

test('rejects an empty or blank file as empty', async () => {
  for (const content of ['', ' \r\n\t ', '\ufeff'])
    await expect(validateResume({ name: 'a.txt', content: Buffer.from(content) })).rejects.toThrow(
      'file-empty',
    )
})

test.each([
  ['../../etc/passwd', 'passwd.txt'],
  ['C:\\Users\\nele\\My résumé.pdf', 'My résumé.txt'],
  ['a\u0000b\r\nc\u202e.pdf', 'abc.txt'],
  ['"quoted"; x="y.pdf', 'quoted x=y.txt'],
  ['.', 'resume.txt'],
  ['%22my%22 100%.pdf', 'my 100.txt'],
  ['re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.txt'],
  [`${'𝒜'.repeat(96)}.txt`, `${'𝒜'.repeat(95)}.txt`],
  ['.htaccess', 'htaccess.txt'],
  ['my.cv.final.docx', 'my.cv.final.txt'],
  ['cv.autumn2024', 'cv.autumn2024.txt'],
  ["a<b>|?*&$`'c.doc", 'abc.txt'],
  ['a \t b .doc', 'a b.txt'],
  [`${'é'.repeat(300)}.txt`, `${'é'.repeat(95)}.txt`],
])('renames %j to %s', (given, name) => {
  expect(toResumeName(given, 'txt')).toBe(name)
})
