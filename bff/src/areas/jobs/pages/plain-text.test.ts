import { expect, test } from '@jest/globals'
import { textOfHtml, truncate } from './plain-text.ts'

test.each([
  ['Pick and pack', 13, 'Pick and pack'],
  ['Pick and packs', 13, 'Pick and…'],
  ['Pick orders, all day', 18, 'Pick orders, all…'],
  ['Extraordinarily', 10, 'Extraordi…'],
  ['A extraordinarily', 10, 'A extraor…'],
])('%j in %d characters is %j', (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected)
  expect(expected.length).toBeLessThanOrEqual(maxLength)
})

test('text has neither tags nor references', () => {
  expect(textOfHtml('<p>Pay &lt; 20 &amp;amp;</p>\n<ul><li>&quot;x&quot;</li></ul>')).toBe(
    'Pay < 20 &amp; "x"',
  )
})
