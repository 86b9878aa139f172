import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { colors } from '../../ui/theme.ts'
import { accentVariables } from './accent.ts'
import type { Logo } from './use-logos.ts'

const companies: Logo[] = JSON.parse(readFileSync('web/public/assets/companies.json', 'utf8'))

const luminanceOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** WCAG 2.2, 1.4.3. */
const contrastOf = (one: string, other: string) => {
  const [a = 0, b = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((x, y) => y - x)
  return (a + 0.05) / (b + 0.05)
}

test.each(companies)("$name's accent is legible, light and dark", ({ accent }) => {
  if (!accent) throw new Error('no accent')
  const variables = accentVariables(accent)
  for (const scheme of ['light', 'dark'] as const) {
    const key = scheme === 'light' ? 'base' : '_osDark'
    const grounds = [
      colors.paper.value[key],
      colors.surface.value[key],
      variables[`--${scheme}-soft`] ?? '',
    ]
    for (const colour of [variables[`--${scheme}`] ?? '', variables[`--${scheme}-hover`] ?? '']) {
      for (const ground of [...grounds, colors.onAccent.value[key]])
        expect([colour, ground, contrastOf(colour, ground) >= 4.5]).toEqual([colour, ground, true])
    }
  }
})

test('contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21)
  expect(contrastOf('#767676', '#ffffff').toFixed(2)).toBe('4.54')
})
