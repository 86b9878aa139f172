import { expect, test } from '@jest/globals'
import { contrastOf } from '../testing/contrast.ts'
import { colors, system } from './theme.ts'

type Name = keyof typeof colors

/** Text, WCAG 2.2, 1.4.3; and edges of controls, 1.4.11. */
const pairs: [least: number, colours: Name[], grounds: Name[]][] = [
  [4.5, ['ink', 'muted'], ['paper', 'surface', 'accentSoft', 'dangerSoft', 'goodSoft', 'infoSoft']],
  [4.5, ['accent', 'accentHover'], ['paper', 'surface', 'accentSoft', 'infoSoft', 'onAccent']],
  [4.5, ['danger'], ['paper', 'surface', 'dangerSoft']],
  [4.5, ['good'], ['paper', 'surface', 'goodSoft']],
  [4.5, ['info'], ['paper', 'surface', 'infoSoft', 'onAccent']],
  [3, ['edge'], ['paper', 'surface']],
]

/** A company's own accent comes before the one of the portal. */
const hexOf = (name: Name, scheme: 'base' | '_osDark') =>
  /#[\da-f]{6}/.exec(colors[name].value[scheme])?.[0] ?? ''

test.each(['base', '_osDark'] as const)('texts and edges are legible: %s', (scheme) => {
  const illegible = pairs.flatMap(([least, colours, grounds]) =>
    colours.flatMap((colour) =>
      grounds
        // Also where a colour cannot be read.
        .filter((ground) => !(contrastOf(hexOf(colour, scheme), hexOf(ground, scheme)) >= least))
        .map((ground) => `${colour} on ${ground}`),
    ),
  )
  expect(illegible).toEqual([])
})

test('sizes, breakpoints and motion are those of the record', () => {
  const { breakpoints, tokens, keyframes } = system._config.theme ?? {}
  expect({ breakpoints, tokens, keyframes }).toMatchSnapshot()
})
