import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { colors } from '../ui/theme.ts'

test('the page before the script has the colours of the theme', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const [light = '', dark = ''] = html.split('@media (prefers-color-scheme: dark)')
  const { paper, surface, line } = colors
  const long = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  for (const { value } of [paper, surface, line]) {
    expect(light).toContain(long(value.base))
    expect(dark).toContain(long(value._osDark))
  }
})
