import { expect, test } from '@jest/globals'
import { toFoundJobs } from './to-found-jobs.ts'

const names = { arna: 'Arna' }

test('gives empty strings for missing fields', () => {
  expect(toFoundJobs([{ Id: '7' }], names)).toEqual([
    {
      ...{ id: '7', referenceId: '', title: '7', type: '', city: '', state: '', posted: null },
      salary: null,
      brand: { code: '', name: '' },
    },
  ])
})

test('drops a result without an id', () => {
  expect(toFoundJobs([{ Title: 'Packer' }], names)).toEqual([])
  expect(toFoundJobs(undefined, names)).toEqual([])
})

test("uses the configured brand name, or else the upstream's", () => {
  const brandOf = (Brand: { Code?: string; Name?: string }) =>
    toFoundJobs([{ Id: '7', Brand }], names)[0]?.brand.name
  expect(brandOf({ Code: 'arna', Name: 'ARNA INC' })).toBe('Arna')
  expect(brandOf({ Code: 'atterro', Name: 'Atterro' })).toBe('Atterro')
})
