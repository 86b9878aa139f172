import type { FoundJob } from '@gatehouse/contracts/portal/jobs'
import { expect, test } from '@jest/globals'
import { brandName, see, seenPlaces, seenTypes } from './seen.ts'

const job = (type: string, brand: FoundJob['brand']): FoundJob => ({
  ...{ id: '1', referenceId: '', title: '', type, city: '', state: '', posted: null },
  brand,
})

test('a brand has a name to choose it by before a job of it has been seen', () => {
  expect(['hunter-hamilton', 'staffmarkdrivers'].map(brandName)).toEqual([
    'Hunter Hamilton',
    'Staffmark Drivers',
  ])
})

test('what answers tell is remembered, each thing once and in order', () => {
  see({ total: 1, places: ['Reno, NV'], jobs: [job('Temporary', { code: 'xpo', name: 'XPO' })] })
  see({
    total: 2,
    places: ['Austin, TX', 'Reno, NV'],
    jobs: [job('', { code: 'xpo', name: '' }), job('Contract', { code: '', name: '' })],
  })
  expect(seenPlaces()).toEqual(['Austin, TX', 'Reno, NV'])
  expect(seenTypes('')).toEqual(['Contract', 'Temporary'])
  expect(seenTypes('Seasonal')).toEqual(['Contract', 'Seasonal', 'Temporary'])
  expect(brandName('xpo')).toBe('XPO')
})
