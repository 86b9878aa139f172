import { expect, test } from '@jest/globals'
import { toFoundJobs } from './to-found-jobs.ts'

const names = { arna: 'Arna' }

test('what a result lacks is empty, and it is shown all the same', () => {
  expect(toFoundJobs([{ Id: '7' }], names)).toEqual([
    {
      ...{ id: '7', referenceId: '', title: '7', type: '', city: '', state: '', posted: null },
      brand: { code: '', name: '' },
    },
  ])
})

test('one without an id cannot be opened, and is left out', () => {
  expect(toFoundJobs([{ Title: 'Packer' }], names)).toEqual([])
  expect(toFoundJobs(undefined, names)).toEqual([])
})

test('a brand has the name of the settings, else its own', () => {
  const brandOf = (Brand: { Code?: string; Name?: string }) =>
    toFoundJobs([{ Id: '7', Brand }], names)[0]?.brand.name
  expect(brandOf({ Code: 'arna', Name: 'ARNA INC' })).toBe('Arna')
  expect(brandOf({ Code: 'atterro', Name: 'Atterro' })).toBe('Atterro')
})
