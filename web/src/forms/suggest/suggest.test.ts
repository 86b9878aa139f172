import { expect, test } from '@jest/globals'
import { suggest } from './suggest.ts'

const places = ['West Austin, TX', 'Austin, TX', 'Dallas, TX', 'Montréal, QC']

test('prefix matches come first', () =>
  expect(suggest(places, ' aus ')).toEqual(['Austin, TX', 'West Austin, TX']))

test('prefix matches come first, even after many others', () => {
  const others = Array.from({ length: 9 }, (_, n) => `Port Austin ${n}`)
  expect(suggest([...others, 'Austin, TX'], 'aus')[0]).toBe('Austin, TX')
})

test('ignores accents', () => {
  expect(suggest(places, 'montrea')).toEqual(['Montréal, QC'])
  expect(suggest(places, 'MONTRÉ')).toEqual(['Montréal, QC'])
})

test('suggests nothing for empty input', () => expect(suggest(places, ' ')).toEqual([]))

test('suggests at most eight', () =>
  expect(suggest(Array(99).fill('Paris, TX'), 'p')).toHaveLength(8))
