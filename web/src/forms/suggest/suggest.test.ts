import { expect, test } from '@jest/globals'
import { suggest } from './suggest.ts'

const places = ['West Austin, TX', 'Austin, TX', 'Dallas, TX', 'Montréal, QC']

test('prefix matches come first', () =>
  expect(suggest(places, ' aus')).toEqual(['Austin, TX', 'West Austin, TX']))

test('ignores accents', () => {
  expect(suggest(places, 'montrea')).toEqual(['Montréal, QC'])
  expect(suggest(places, 'MONTRÉ')).toEqual(['Montréal, QC'])
})

test('suggests nothing for empty input', () => expect(suggest(places, ' ')).toEqual([]))

test('suggests at most eight', () =>
  expect(suggest(Array(99).fill('Paris, TX'), 'p')).toHaveLength(8))
