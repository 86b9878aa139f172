import { expect, test } from '@jest/globals'
import { goodResumes } from '../../../testing/good-resumes.ts'
import { objectStream, page, pdfAttacks, pdfOf } from '../../../testing/pdf-attacks.ts'
import { judgePdf } from './pdf.ts'

test.each(pdfAttacks)('finds %s active', async (_what, _name, content) => {
  expect(await judgePdf(Buffer.from(content))).toBe('active')
})

test.each(goodResumes.filter(([, name]) => name.endsWith('.pdf')))(
  'finds %s safe',
  async (_what, _name, content) => {
    expect(await judgePdf(Buffer.from(content))).toBe('safe')
  },
)

test.each([
  ['objects', '1 0 obj '.repeat(240_000)],
  ['open strings', '1 0 obj ('.repeat(220_000)],
  ['open hexadecimal strings', '1 0 obj <'.repeat(220_000)],
  ['comments', '%\n'.repeat(1_000_000)],
  ['digits', '1'.repeat(2_000_000)],
  ['spaces', `/S${' '.repeat(2_000_000)}`],
  ['names', '/S'.repeat(1_000_000)],
  ['escapes', '#53'.repeat(660_000)],
  ['object streams', '1 0 obj<</Type/ObjStm>>stream\n'.repeat(66_000)],
])('judges 2 MB of %s within two seconds of processor time', async (_what, body) => {
  const content = Buffer.from(pdfOf([...page(), body]))
  const from = process.cpuUsage()
  await judgePdf(content)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(2)
})

test('finds no fault with binary data', async () => {
  const data = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * n * 31 + (n >> 3)) & 255))
  const streams = Array.from({ length: 10 }, () => ({ dictionary: '/Filter/DCTDecode', data }))
  expect(await judgePdf(Buffer.from(pdfOf([...page(), ...streams, objectStream('<<>>')])))).toBe(
    'safe',
  )
})
