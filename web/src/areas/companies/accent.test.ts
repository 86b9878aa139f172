import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { contrastOf } from '../../testing/contrast.ts'
import { colors } from '../../ui/theme.ts'
import { accentVariables } from './accent.ts'
import type { Logo } from './use-logos.ts'

const companies: Logo[] = JSON.parse(readFileSync('web/public/assets/companies.json', 'utf8'))

test.each(companies)("$name's accent is legible, light and dark", ({ accent }) => {
  if (!accent) throw new Error('no accent')
  const variables = accentVariables(accent)
  for (const scheme of ['light', 'dark'] as const) {
    const key = scheme === 'light' ? 'base' : '_osDark'
    const grounds = [
      colors.paper.value[key],
      colors.surface.value[key],
      colors.infoSoft.value[key],
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

test('mixes shades of two digits for each channel', () =>
  expect(accentVariables({ light: '#081020', dark: '#e0f0ff' })).toEqual({
    '--light': '#081020',
    '--light-hover': '#060c18',
    '--light-soft': '#e6e7e9',
    '--dark': '#e0f0ff',
    '--dark-hover': '#e8f4ff',
    '--dark-soft': '#3a4046',
  }))
