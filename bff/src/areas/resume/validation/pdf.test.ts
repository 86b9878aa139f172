import { setImmediate as nextTurn } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { goodResumes } from '../../../testing/good-resumes.ts'
import { linearSeconds } from '../../../testing/linear-seconds.ts'
import { objectStream, page, pdfAttacks, pdfOf } from '../../../testing/pdf-attacks.ts'
import { isEncryptedPdf, isPdf, isSafePdf } from './pdf.ts'

test.each(pdfAttacks)('finds %s active', async (_what, _name, content) => {
  expect(await isSafePdf(Buffer.from(content))).toBe(false)
})

test.each(goodResumes.filter(([, name]) => name.endsWith('.pdf')))(
  'finds %s safe',
  async (_what, _name, content) => {
    expect(await isSafePdf(Buffer.from(content))).toBe(true)
  },
)

test.each([
  [
    'an object stream that is not compressed',
    { dictionary: '/Type/ObjStm/N 1/First 4', data: Buffer.from('9 0 <</S/Transparency>>') },
  ],
  [
    'an object stream without objects',
    { dictionary: '/Type/ObjStm/N 0/First 0', data: Buffer.alloc(0) },
  ],
  ['an object of 20 kB', `<</Type/Font/Widths[${'500 '.repeat(5000)}]>>`],
])('finds %s safe', async (_what, object) => {
  expect(await isSafePdf(Buffer.from(pdfOf([...page(), object])))).toBe(true)
})

test('finds an object stream active whose length stands elsewhere', async () => {
  const data = '9 0 <</S/Transparency>>'
  const dictionary = `<</Type/ObjStm/N 1/First 4/Length ${data.length} 0 R>>`
  const object = `${dictionary}\nstream\n${data}\nendstream`
  const isSafe = async (one: string) => isSafePdf(Buffer.from(pdfOf([...page(), one])))
  const direct = object.replace(' 0 R', '')
  expect([await isSafe(object), await isSafe(direct)]).toEqual([false, true])
  // Given twice, or with the data in another file.
  expect(await isSafe(direct.replace('/Length', '/Length 7/Length'))).toBe(false)
  expect(await isSafe(direct.replace('/Length', '/F(a.bin)/Length'))).toBe(false)
})

test.each(['/JS', '/J#53', '/#4AS', '/#4aS'])('finds %s active behind a string', async (name) => {
  for (const string of ['(\\()', '(a(b)c)', '()', '(\\\\)', '<28>', '()%a comment\r'])
    expect([string, await isSafePdf(Buffer.from(pdfOf(page(`/Lang${string}${name}(x)`))))]).toEqual(
      [string, false],
    )
})

test.each([
  ...['JS', 'JavaScript', 'Launch', 'GoToE', 'GoToR', 'SubmitForm', 'ImportData', 'EF'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia', 'XFA'],
])('finds /%s active, and a longer name not', async (name) => {
  const isSafe = (entry: string) => isSafePdf(Buffer.from(pdfOf(page(`/A<</${entry} 1>>`))))
  expect([await isSafe(name), await isSafe(`${name}s0`)]).toEqual([false, true])
})

test.each(['(/JS)', '(\\(/JS)', '(\\)/JS)', '(a(b)/JS)'])(
  'finds no script in the string %s',
  async (string) => {
    expect(await isSafePdf(Buffer.from(pdfOf(page(`/Lang${string}`))))).toBe(true)
  },
)

test.each(['/Encrypt 5 0 R', '/Encrypt\r\n5\n0 R', '/Encrypt 1234 17 R'])(
  '%j tells of a password',
  (entry) => {
    expect(isEncryptedPdf(Buffer.from(`trailer<<${entry}>>`))).toBe(true)
  },
)

test.each(['/EncryptMetadata 5 0 R', '/Encrypt null', '/Encrypt 5 R'])(
  '%j tells of no password',
  (entry) => {
    expect(isEncryptedPdf(Buffer.from(`trailer<<${entry}>>`))).toBe(false)
  },
)

const body = '1 0 obj<<>>endobj trailer<<>>'

test.each([
  ['%PDF-1.7 1 0 obj<<>>endobj startxref', true],
  [`%PDF-1.7 ${body}`, true],
  ['%PDF-1.7 1 0 obj<<>>endobj', false],
  ['%PDF-1.7 trailer<<>>', false],
  [`${'%PDF-1.7 '.padEnd(1018)}<body>${body}`, false],
  [`${'%PDF-1.7 '.padEnd(1020)}<body>${body}`, true],
  [`%PDF-1.7 <bodyguard>${body}`, true],
  ...['<!DOCTYPE html>', '<html>', '<\nScript ', '<svg/', '<iframe ', '< body>'].map(
    (tag) => [`%PDF-1.7 ${tag}${body}`, false] as const,
  ),
])('of %j it is %j that browsers and readers see a PDF', (text, seen) => {
  expect(isPdf(Buffer.from(text))).toBe(seen)
})

const packed = (size: number) => {
  const dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'
  return { dictionary, data: deflateSync(Buffer.from(`9 0 <<>>${' '.repeat(size)}`)) }
}

test.each([
  ['15 MB', [packed(15 * 2 ** 20)], true],
  ['twice 9 MB', [packed(9 * 2 ** 20), packed(9 * 2 ** 20)], false],
  ['2000 streams', Array(2000).fill(packed(0)), true],
  ['2001 streams', Array(2001).fill(packed(0)), false],
])('unpacks at most 16 MB of 2000 object streams: of %s', async (_what, streams, isSafe) => {
  expect(await isSafePdf(Buffer.from(pdfOf([...page(), ...streams])))).toBe(isSafe)
})

const deflated = deflateSync(Buffer.from('1 0 0')).toString('latin1')

test.each([
  ['objects', '1 0 obj '.repeat(240_000)],
  ['open strings', '1 0 obj ('.repeat(220_000)],
  ['open hexadecimal strings', '1 0 obj <'.repeat(220_000)],
  ['comments', '%\n'.repeat(1_000_000)],
  ['digits', '1'.repeat(2_000_000)],
  ['spaces', `/S${' '.repeat(2_000_000)}`],
  ['names', '/S'.repeat(1_000_000)],
  ['escapes', '#53'.repeat(660_000)],
  [
    'object streams without end',
    `0 obj<</N 1/First 0/Filter/FlateDecode>>stream\n${deflated}`.repeat(33_000),
  ],
  [
    'small object streams',
    `0 obj<</N 1/First 4/Filter/FlateDecode>>stream\n${deflated}\nendstream `.repeat(28_000),
  ],
  ['object streams with one end', `${'0 obj<</N 1/First 0>>stream\n'.repeat(70_000)}endstream`],
  ['spaces within types', `/S${' '.repeat(60)}`.repeat(32_000)],
  ['object streams', '1 0 obj<</Type/ObjStm>>stream\n'.repeat(66_000)],
])('judges 2 MB of %s in linear time', async (_what, body) => {
  const content = Buffer.from(pdfOf([...page(), body]))
  const from = process.cpuUsage()
  await isSafePdf(content)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})

test('judges an object stream of overlapping objects in linear time', async () => {
  const offsets = Array.from({ length: 20_000 }, (_, n) => `9 ${n} `).join('')
  const data = deflateSync(Buffer.from(offsets + '['.repeat(1_000_000)))
  const dictionary = `/Type/ObjStm/N 20000/First ${offsets.length}/Filter/FlateDecode`
  const content = Buffer.from(pdfOf([...page(), { dictionary, data }]))
  const from = process.cpuUsage()
  expect(await isSafePdf(content)).toBe(false)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})

test.each([...' \n\r\t\f\0/[(<'])('finds a form active whose name ends with %j', async (end) => {
  const content = pdfOf(page(`/AcroForm<</XFA${end}`))
  expect(await isSafePdf(Buffer.from(content))).toBe(false)
})

const object = '<</S/Transparency>>'
const offsets = Array.from({ length: 20_000 }, (_, n) => `9 ${n * object.length} `).join('')
test.each([
  ['objects', Array.from({ length: 20_000 }, () => object)],
  [
    'objects of a stream',
    [
      {
        dictionary: `/Type/ObjStm/N 20000/First ${offsets.length}`,
        data: Buffer.from(offsets + object.repeat(20_000)),
      },
    ],
  ],
])('lets other work run between %s', async (_what, objects) => {
  const judged = isSafePdf(Buffer.from(pdfOf([...page(), ...objects])))
  let isJudged = false
  const stop = () => {
    isJudged = true
  }
  void judged.then(stop, stop)
  let turns = 0
  for (; !isJudged; turns++) await nextTurn()
  expect(await judged).toBe(true)
  expect(turns).toBeGreaterThan(2)
})

test('finds no fault with binary data', async () => {
  const data = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * n * 31 + (n >> 3)) & 255))
  const streams = Array.from({ length: 10 }, () => ({ dictionary: '/Filter/DCTDecode', data }))
  expect(await isSafePdf(Buffer.from(pdfOf([...page(), ...streams, objectStream('<<>>')])))).toBe(
    true,
  )
})

const image = (chance: string) => {
  const data = Buffer.alloc(3 * 2 ** 20)
  let seed = 7
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    data[at] = seed >>> 24
  }
  data.write(chance, 100, 'latin1')
  return pdfOf([...page(), { dictionary: '/Filter/DCTDecode', data }])
}

test.each(['\xff\0obj', '\xff7obj', '\xff7 obj', '\xff\nobj', '\xff\x01% \nobj', '\xff 00obj'])(
  'finds no object in an image that holds %j by chance',
  async (chance) => {
    expect(await isSafePdf(Buffer.from(image(chance)))).toBe(true)
  },
)

test.each([
  ...[
    '9 0 obj',
    '9\x000\0obj',
    '9 00obj',
    '+9 -0 obj',
    '9.0 0.obj',
    '9 0-obj',
    '9+0 obj',
    '9 - obj',
  ],
  ...['9 0%a\nobj', '9%a\n0 obj', '9 0 %a%b\r%c\n\n obj', '(%) 9 0 %a 1\nobj', '9 0 %1\nobj'],
])('finds an object active that is too long, under the header %j', async (header) => {
  const long = `(${' '.repeat(3 * 2 ** 20)})`
  expect(
    await isSafePdf(Buffer.from(pdfOf([...page(), `endobj ${header}<<${long}/JS(x)>>`]))),
  ).toBe(false)
})

test('finds an object active behind text of several bytes per character', async () => {
  const text = `(${'é'.repeat(60)})`
  const isSafe = async (object: string) => {
    const header = `9 0 10 ${Buffer.byteLength(text) + 1} `
    const stream = {
      dictionary: `/Type/ObjStm/N 2/First ${header.length}/Filter/FlateDecode`,
      data: deflateSync(Buffer.from(`${header}${text} ${object}`)),
    }
    return isSafePdf(Buffer.from(pdfOf([...page(), stream])))
  }
  expect([await isSafe('<</Type/Font>>'), await isSafe('<</JS(x)>>')]).toEqual([true, false])
})
