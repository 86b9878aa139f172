import { expect, test } from '@jest/globals'
import { addPlaces, listPlaces } from './known-places.ts'

test('places are collected without duplicates and in order', () => {
  addPlaces(['Reno, NV'])
  addPlaces(['Austin, TX', 'Reno, NV'])
  expect(listPlaces()).toEqual(['Austin, TX', 'Reno, NV'])
})
