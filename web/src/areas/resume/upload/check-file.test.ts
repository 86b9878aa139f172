import { expect, test } from '@jest/globals'
import { acceptedTypes, checkFile, isPhoto } from './check-file.ts'

const check = (name: string, size: number) => checkFile({ name, size }, 1000)

test('rejects by extension and size before the upload', () => {
  expect(acceptedTypes).toBe('.doc,.docx,.pdf,.rtf,.txt,image/jpeg,image/png,image/heic')
  expect(check('Résumé.PDF', 1)).toBeUndefined()
  expect(check('me.exe', 1)).toBe('type')
  expect(check('IMG_2041.HEIC', 1)).toBeUndefined()
  expect(check('IMG_2041.webp', 1)).toBe('type')
  expect(check('a.txt', 0)).toBe('empty')
  expect(check('a.txt', 1000)).toBeUndefined()
  expect(check('a.txt', 1001)).toBe('large')
})

test('accepts unknown extensions: the gateway checks the content', () => {
  for (const name of ['resume', 'my resume.final', 'resume.pdf.download'])
    expect(check(name, 1)).toBeUndefined()
})

test.each('gif webp avif svg mp4 mov mp3 zip exe xls xlsx ppt pptx odt pages htm html'.split(' '))(
  'rejects what is never a résumé: .%s',
  (extension) => {
    expect(check(`me.${extension}`, 1)).toBe('type')
    expect(check(`me.${extension.toUpperCase()}`, 1)).toBe('type')
  },
)

test.each([
  ['me.jpg', true],
  ['me.png', true],
  ['me.heic', true],
  ['me.pdf', false],
  ['jpg.txt', false],
  ['mejpg', false],
])('knows a photo by its extension: %s', (name, expected) => {
  expect(isPhoto(name)).toBe(expected)
})
