import { makeHeic, makeJpeg, makePng } from '@gatehouse/mocks/world/resumes/samples/photos'
import { expect, test } from '@jest/globals'
import { detectResumeType } from './detect-resume-type.ts'
import { detectPhotoType } from './photo.ts'
import { validateResume } from './validate-resume.ts'

const [jpeg, png, heic] = [makeJpeg(), makePng(), makeHeic()].map((bytes) => Buffer.from(bytes))
const photos = [
  ['jpg', 'image/jpeg', jpeg],
  ['png', 'image/png', png],
  ['heic', 'image/heic', heic],
] as const

test.each(photos)('takes a photograph by its content: %s', async (type, mediaType, content) => {
  const file = { name: 'IMG_2041.pdf', content: content as Buffer }
  expect(await validateResume(file)).toMatchObject({ name: `IMG_2041.${type}`, type: mediaType })
})

test('takes a photograph with a film behind it, as phones write it', () => {
  expect(detectPhotoType(Buffer.concat([jpeg as Buffer, Buffer.from(makeHeic('mp42'))]))).toBe(
    'jpg',
  )
})

test('takes a HEIC that names its brand among the compatible ones alone', () => {
  const other = Buffer.from(heic as Buffer)
  other.write('mif1', 8, 'latin1')
  expect(detectPhotoType(other)).toBe('heic')
})

test.each(['heix', 'heim', 'heis'])('takes a HEIC of the brand %s', (brand) => {
  expect(detectPhotoType(Buffer.from(makeHeic(brand)))).toBe('heic')
})

test('takes a HEIC whose last box is as long as the file, or tells its size in 64 bits', () => {
  const whole = heic as Buffer
  const at = whole.indexOf('mdat') - 4
  const toEnd = Buffer.from(whole)
  toEnd.writeUInt32BE(0, at)
  const header = Buffer.from('000000016d646174', 'hex')
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(whole.length - at + 8))
  const wide = Buffer.concat([whole.subarray(0, at), header, size, whole.subarray(at + 8)])
  expect([toEnd, wide].map(detectPhotoType)).toEqual(['heic', 'heic'])
})

test.each(photos)('refuses a %s cut off anywhere', async (_type, _mediaType, content) => {
  const whole = content as Buffer
  for (let length = 0; length < whole.length; length++)
    expect([length, detectPhotoType(whole.subarray(0, length))]).toEqual([length, undefined])
})

test.each([
  ['a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['an AVIF', Buffer.from(makeHeic('avif'))],
  ['a film', Buffer.from(makeHeic('mp42'))],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'a JPEG before a ZIP',
    Buffer.concat([jpeg as Buffer, Buffer.from('504b0506'.padEnd(44, '0'), 'hex')]),
  ],
  [
    'a PNG that begins a PDF',
    Buffer.concat([(png as Buffer).subarray(0, 33), Buffer.from('%PDF-1.7')]),
  ],
  [
    'a PNG without a picture',
    Buffer.concat([(png as Buffer).subarray(0, 33), (png as Buffer).subarray(-12)]),
  ],
  ['a JPEG without a frame', Buffer.from('ffd8ffda0008010100003f003fffd9', 'hex')],
  ...['c40008', 'c80008', 'cc0008'].map(
    (table) =>
      [
        `a JPEG of the table ${table} alone`,
        Buffer.from(`ffd8ff${table}000000000000ffda0008010100003f003fffd9`, 'hex'),
      ] as const,
  ),
  [
    'a JPEG with half a frame',
    Buffer.from('ffd8ffc000070000000000ffda0008010100003f003fffd9', 'hex'),
  ],
])('refuses %s', async (_case, content) => {
  expect(await detectResumeType(content)).toBeUndefined()
})

test.each([
  [
    'segments of a JPEG',
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      Buffer.alloc(8_000_000, Buffer.from('ffe00002', 'hex')),
    ]),
  ],
  [
    'chunks of a PNG',
    Buffer.concat([
      (png as Buffer).subarray(0, 33),
      Buffer.alloc(8_000_004, Buffer.from('000000007445587400000000', 'hex')),
    ]),
  ],
  [
    'boxes of a HEIC',
    Buffer.concat([
      heic as Buffer,
      Buffer.alloc(8_000_000, Buffer.from('0000000866726565', 'hex')),
    ]),
  ],
])('judges 8 MB of %s within a second', (_case, content) => {
  const from = process.cpuUsage()
  detectPhotoType(content)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(1)
})
