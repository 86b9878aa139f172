import { expect, test } from '@jest/globals'
import { statesOf } from '../world/lists/states.ts'

test('lists all states, DC, Puerto Rico and "Other", all provinces and territories, each code once', () => {
  const codesOf = (country: string) => statesOf[country]?.map(({ Code }) => Code) ?? []
  expect(codesOf('US')).toHaveLength(50 + 3)
  expect(codesOf('CA')).toHaveLength(10 + 3)
  const codes = [...codesOf('US'), ...codesOf('CA')]
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['DC', 'PR', 'OTH', 'QC', 'YT']))
  for (const { Code, Name } of Object.values(statesOf).flat())
    expect([Code, Name]).toEqual([
      expect.stringMatching(/^[A-Z]{2,3}$/),
      expect.stringMatching(/^[A-Z][a-z]+( [A-Za-z]+)*$/),
    ])
})
