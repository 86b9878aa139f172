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

test('names a job without a title by its type, without that by its id', () => {
  const titleOf = (result: object) => toFoundJobs([{ Id: '7', ...result }], names)[0]?.title
  for (const Title of ['', null]) {
    expect(titleOf({ Title, PositionType: { Name: 'Temporary' } })).toBe('Temporary')
    expect(titleOf({ Title, PositionType: { Name: '' } })).toBe('7')
  }
  expect(titleOf({ Title: 'Packer' })).toBe('Packer')
})

test('decodes references to characters', () => {
  const result = { Id: '7', City: 'O&#39;Fallon', PositionType: { Name: 'Pick &amp; Pack' } }
  expect(toFoundJobs([result], names)).toMatchObject([
    { title: 'Pick & Pack', type: 'Pick & Pack', city: "O'Fallon" },
  ])
})

test.each([
  ['on', 'ON'],
  [' Tx ', 'TX'],
  ['Texas', 'Texas'],
])('gives the state %j as %j', (StateProvince, state) => {
  expect(toFoundJobs([{ Id: '7', StateProvince }], names)).toMatchObject([{ state }])
})

test('drops a result without an id', () => {
  expect(toFoundJobs([{ Title: 'Packer' }], names)).toEqual([])
  expect(toFoundJobs(undefined, names)).toEqual([])
})

test("uses the configured brand name, or else the upstream's", () => {
  const brandOf = (Brand: { Code?: string; Name?: string }) =>
    toFoundJobs([{ Id: '7', Brand }], names)[0]?.brand.name
  expect(brandOf({ Code: 'arna', Name: 'ARNA INC' })).toBe('Arna')
  expect(brandOf({ Code: 'Arna', Name: 'ARNA INC' })).toBe('Arna')
  expect(brandOf({ Code: 'atterro', Name: 'Atterro' })).toBe('Atterro')
})
