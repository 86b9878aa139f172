import type { ContentItem } from '@gatehouse/contracts/portal/content'
import { expect, test } from '@jest/globals'
import { foldTwins } from './fold-twins.ts'

const html = (text: string, language: 'en' | 'es'): ContentItem => ({
  kind: 'html',
  html: `<p>${text}</p>`,
  language,
})
const link: ContentItem = { kind: 'link', label: 'Guide', url: 'https://a.test', language: 'en' }
const [pay, pago] = [html('Holiday pay schedule', 'en'), html('Calendario de pago', 'es')]

test("shows the twin in the reader's language", () => {
  expect(foldTwins([pay, pago], 'en')).toEqual([{ item: pay, twin: pago }])
  expect(foldTwins([pay, pago], 'es')).toEqual([{ item: pago, twin: pay }])
  expect(foldTwins([pago, pay], 'es')).toEqual([{ item: pago, twin: pay }])
})

test.each([
  ['alone', [pay]],
  ['of one language', [pay, pay]],
  ['apart', [pay, link, pago]],
  ['a link', [link, html('Guía', 'es')]],
  ['much longer', [pay, html('Calendario de pago '.repeat(9), 'es')]],
  ['none', []],
])('folds nothing: %s', (_case, items) => {
  expect(foldTwins(items, 'es')).toEqual(items.map((item) => ({ item })))
})

test('each has one twin', () => {
  expect(foldTwins([pay, pago, pay, pago, pay], 'en')).toEqual([
    { item: pay, twin: pago },
    { item: pay, twin: pago },
    { item: pay },
  ])
})

test.each([
  ['a third as long as the other', 10, 30, false],
  ['longer than a third of the other', 11, 30, true],
  ['three times as long as the other', 30, 10, false],
])('a text %s: of %i and %i letters, twins: %s', (_case, length, other, areTwins) => {
  const items = [html('a'.repeat(length), 'en'), html('b'.repeat(other), 'es')]
  expect(foldTwins(items, 'en')).toHaveLength(areTwins ? 1 : 2)
})

test('tags add no length', () => {
  const marked: ContentItem = {
    kind: 'html',
    html: `<p>${'<b>Pago</b>'.repeat(2)}</p>`,
    language: 'es',
  }
  expect(foldTwins([html('a'.repeat(25), 'en'), marked], 'en')).toHaveLength(2)
})
