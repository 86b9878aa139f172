import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { unescapeHtml } from '../testing/unescape-html.ts'
import { escapeHtml } from './escape-html.ts'
import { type PageMeta, toData, toHead } from './page-meta.ts'

/** Text that could end an element, attribute or script. */
const pieces = fc.constantFrom(
  ...['</script>', '<script>', '<!--', '-->', ']]>', '"', "'", '<', '>', '&', '&lt;', '\\', '/'],
  ...['</title>', '</head>', '$&', '$1', '__NONCE__', '\u2028', '\0', '\n', 'é', '😀', 'a', ' '],
)
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
// JSON.parse of V8 13.6 takes the key "\u003c" for a backslash that it has parsed before.
const anyKey = anyText.map((text) => text.replaceAll('\\', ''))
const anyMeta = fc.record({
  title: anyText,
  description: anyText,
  canonical: anyText,
  structured: fc.record({ title: anyText, description: anyText }),
  reply: fc.dictionary(anyKey, anyText),
  address: anyKey,
})

/** The markup without inserted values: the same for any values. */
const markupOf = (html: string) => html.replace(/(?<=>)[^<]*(?=<)/g, '').replace(/"[^"]*"/g, '""')

const harmless: PageMeta = { title: 'a', description: 'a', canonical: 'a' }

test('renders any meta data into well-formed elements', () => {
  fc.assert(
    fc.property(anyMeta, anyText, ({ title, description, canonical }, product) => {
      const head = toHead({ title, description, canonical }, product)
      expect(markupOf(head)).toBe(markupOf(toHead(harmless, 'a')))
      expect(unescapeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1])).toBe(`${title} · ${product}`)
      expect(unescapeHtml(/name="description" content="([^"]*)"/.exec(head)?.[1])).toBe(description)
      expect(unescapeHtml(/rel="canonical" href="([^"]*)"/.exec(head)?.[1])).toBe(canonical)
    }),
    { numRuns: 2000 },
  )
})

test('embeds any data without ending the script element', () => {
  fc.assert(
    fc.property(anyMeta, ({ structured, reply, address }) => {
      const html = toData({ structured, preloadedReplies: { [address]: JSON.stringify(reply) } })
      const scripts = [...html.matchAll(/<script ([^>]*)>([^<]*)<\/script>/g)]
      expect(scripts.map(([whole]) => whole).join('')).toBe(html)
      expect(scripts.map(([, attributes]) => attributes)).toEqual([
        'type="application/ld+json"',
        'type="application/json" id="gatehouse-preloaded-replies"',
      ])
      const [first, second] = scripts.map(([, , json = '']) => JSON.parse(json))
      expect(first).toEqual(structured)
      expect(second).toEqual(JSON.parse(`{${JSON.stringify(address)}:${JSON.stringify(reply)}}`))
    }),
    { numRuns: 2000 },
  )
})

test('tells search engines and networks of a page', () => {
  const page = {
    title: 'Jobs',
    description: 'Near you',
    canonical: 'https://a.test/',
    hidden: true,
  }
  expect(toHead(page, 'Gatehouse').match(/<[^/][^>]*>/g)).toEqual([
    '<title>',
    '<meta name="description" content="Near you" />',
    '<meta name="robots" content="noindex" />',
    '<link rel="canonical" href="https://a.test/" />',
    '<meta property="og:site_name" content="Gatehouse" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:title" content="Jobs" />',
    '<meta property="og:description" content="Near you" />',
    '<meta property="og:url" content="https://a.test/" />',
  ])
})

test('omits unknown meta data', () => {
  const head = toHead({}, 'Gatehouse')
  expect(head).toContain('<title>Gatehouse</title>')
  expect(head).not.toMatch(/description|canonical|og:url|robots/)
  expect(toData({})).toBe('')
})

test('escapes attributes', () => {
  expect(escapeHtml(`a"b'c<d>&`)).toBe('a&#34;b&#39;c&#60;d&#62;&#38;')
})
