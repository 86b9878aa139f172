import { expect, test } from '@jest/globals'
import { Value } from 'typebox/value'
import { BrandCode } from './brand-code.ts'
import { brandCodes, defaultBrand, driversBrand, searchableBrands } from './brand-codes.ts'
import { elementIdPattern } from './element-id.ts'
import { placeNamePattern } from './place-name.ts'
import { states } from './states.ts'

test.each([
  ['sign-in', true],
  ['w2', true],
  ['menu-my-account-2', true],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['a b', false],
  ['Sign', false],
  ['a-é', false],
])('an element id %j: %j', (id, isValid) => {
  expect(elementIdPattern.test(id)).toBe(isValid)
})

test.each([
  ['St. Louis', true],
  ["Coeur d'Alene", true],
  ['Winston-Salem (NC)', true],
  ['Saint-Jérôme', true],
  ['N\u0303uble', true],
  ['29 Palms', true],
  ['A', true],
  ['Ürümqi 2/3', true],
  ['', false],
  [' Austin', false],
  ['-Austin', false],
  ['.', false],
  ['Aus<tin', false],
  ['Austin\n', false],
  ['@Austin', false],
])('a place %j: %j', (name, isValid) => {
  expect(placeNamePattern.test(name)).toBe(isValid)
})

test('brands are a closed list, with one more for lookups', () => {
  for (const code of [...brandCodes, 'atterro']) expect(Value.Check(BrandCode, code)).toBe(true)
  for (const code of ['', 'arnax', 'xarna', 'arna,xpo', 'ARNA'])
    expect(Value.Check(BrandCode, code)).toBe(false)
})

test("a search without brands covers all but the drivers'", () => {
  expect(brandCodes).toContain(defaultBrand)
  expect([...searchableBrands, driversBrand].sort()).toEqual([...brandCodes].sort())
})

test('there are 52 states and districts and 13 provinces, each with a name of its own', () => {
  const names = Object.values(states)
  expect(names).toHaveLength(65)
  expect(new Set(names).size).toBe(65)
  for (const [code, name] of Object.entries(states)) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name).toMatch(/^[A-Z][a-z]/)
  }
})
