import { expect, test } from '@jest/globals'
import { seenPlaces, seePlaces } from './seen.ts'

test('places that answers tell of are remembered, each once and in order', () => {
  seePlaces(['Reno, NV'])
  seePlaces(['Austin, TX', 'Reno, NV'])
  expect(seenPlaces()).toEqual(['Austin, TX', 'Reno, NV'])
})
