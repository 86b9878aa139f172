import { expect, test } from '@jest/globals'
import { suggest } from './suggest.ts'

const places = ['West Austin, TX', 'Austin, TX', 'Dallas, TX', 'Montréal, QC']

test('what begins with what was typed comes first', () =>
  expect(suggest(places, ' aus')).toEqual(['Austin, TX', 'West Austin, TX']))

test('accents need not be typed, and may be', () => {
  expect(suggest(places, 'montrea')).toEqual(['Montréal, QC'])
  expect(suggest(places, 'MONTRÉ')).toEqual(['Montréal, QC'])
})

test('nothing is suggested before anything is typed', () =>
  expect(suggest(places, ' ')).toEqual([]))

test('no more than can be read at a glance are suggested', () =>
  expect(suggest(Array(99).fill('Paris, TX'), 'p')).toHaveLength(8))
