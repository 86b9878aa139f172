import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { localPath } from './local-path.ts'

const origin = 'https://portal.test'

/** Pieces with a meaning for browsers, and some without. */
const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5c',
  '?',
  '#',
  '@',
  ':',
  ';',
  '&',
  '=',
  '+',
  ',',
  '\t',
  '\n',
  ' ',
  '\0',
  'é',
  '。',
  'a',
  'https:',
  'javascript:',
  'elsewhere.test',
  '[::1]',
)
const paths = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((some) => `/${some.join('')}`),
  fc.string({ unit: 'binary', maxLength: 20 }).map((some) => `/${some}`),
)

test('a local path resolves to this origin, also after URL parsing', () => {
  fc.assert(
    fc.property(paths, (path) => {
      fc.pre(localPath.test(path))
      const resolved = new URL(path, origin)
      expect(resolved.origin).toBe(origin)
      expect(new URL(resolved.pathname + resolved.search, origin).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})

test('accepts every path of the portal with any query', () => {
  const part = fc.string({ minLength: 1, maxLength: 10 }).map(encodeURIComponent)
  const query = fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 10 }), {
    maxKeys: 3,
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), query, (parts, params) => {
      expect(`/${parts.join('/')}?${new URLSearchParams(params)}`).toMatch(localPath)
    }),
  )
})

test.each([
  '/',
  '/account/devices?x=1',
  '/search?q=a+b,c:d&from=https://elsewhere.test',
  "/people/o'neil@home;v=(1)!*~$#top",
  '/#a//b',
  `/${'x'.repeat(500)}`,
])('accepts %s', (path) => expect(path).toMatch(localPath))

test.each([
  '',
  'account',
  'https://elsewhere.test',
  'javascript:x',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/%2e//elsewhere.test',
  '/account/..//elsewhere.test',
  '/\t/elsewhere.test',
  '/a b',
  '/é',
  '/account\n',
  '/a?b=\\',
  `/${'x'.repeat(501)}`,
])('rejects %j', (path) => expect(path).not.toMatch(localPath))
