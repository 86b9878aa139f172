import { fileTypes, octetStream } from '@gatehouse/contracts/file'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { knownType, safeName } from './file-name.ts'

const pdf = 'application/pdf'

test.each([
  ['Pay stub.pdf', 'Pay stub.pdf'],
  ['Pay stub.PDF', 'Pay stub.pdf'],
  ['Recibo de nómina – año 2026.pdf', 'Recibo de nómina – año 2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\x\\a.pdf', 'a.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['page.html', 'page.html.pdf'],
  ['a"b<c>d|e?.pdf', 'abcde.pdf'],
  ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['stub.pdf. ', 'stub.pdf'],
  ['Pay \t stub.pdf', 'Pay stub.pdf'],
  [`${'x'.repeat(119)} y.pdf`, `${'x'.repeat(119)}.pdf`],
  ['', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['no\u0301mina.pdf', 'nómina.pdf'],
  [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(120)}.pdf`],
  [`a${'😀'.repeat(124)}.pdf`, `a${'😀'.repeat(119)}.pdf`],
])('%j is saved as %j', (given, expected) => {
  expect(safeName(given, pdf)).toBe(expected)
})

test('keeps an extension of the type, and gives an unlisted type one of its own', () => {
  expect(safeName('photo.JPEG', 'image/jpeg')).toBe('photo.jpeg')
  expect(safeName(`${'x'.repeat(300)}.jpeg`, 'image/jpeg')).toBe(`${'x'.repeat(120)}.jpeg`)
  expect(safeName('page', 'text/html')).toBe('page.bin')
})

test('prefers the declared type over that of the extension', () => {
  expect(knownType(octetStream, 'a.pdf')).toBe(pdf)
  expect(knownType(octetStream, 'photo.JPEG')).toBe('image/jpeg')
  expect(knownType(octetStream, 'page.html')).toBe(octetStream)
  expect(knownType(octetStream, 'a')).toBe(octetStream)
  expect(knownType('image/png', 'a.pdf')).toBe('image/png')
  expect(knownType('text/html', 'a.html')).toBe(octetStream)
  expect(knownType('constructor', 'a')).toBe(octetStream)
})

test('yields a plain file name with a fitting extension for any input', () => {
  const anyName = fc.string({ unit: 'binary', maxLength: 400 })
  const anyType = fc.constantFrom(...Object.keys(fileTypes))
  fc.assert(
    fc.property(anyName, anyType, (given, type) => {
      const name = safeName(given, type)
      expect(name).toMatch(/^[^.\s/\\<>:"|?*\p{C}][^/\\<>:"|?*\p{C}]*\.[a-z]{3,4}$/u)
      expect(fileTypes[type]).toContain(name.split('.').at(-1))
      expect(name.length).toBeLessThan(250)
    }),
    { numRuns: 2000 },
  )
})

test.each(['.', ' ', '/', 'a', '1', '\u202E'])('cuts a name of 64 kB of %j first', (filler) => {
  const { user } = process.cpuUsage()
  const name = safeName(`a${filler.repeat(64 * 1024)}b`, pdf)
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(20)
  expect(name.length).toBeLessThan(130)
})
