import { expect, test } from '@jest/globals'
import { brandOf } from './brand-of.ts'

test('lists and calls are of the brand of the job, or of the default one if it is unknown', () => {
  for (const code of ['prostaff', 'Prostaff'])
    expect(brandOf({ brand: { code, name: '' } })).toBe('prostaff')
  for (const code of ['closed', '']) expect(brandOf({ brand: { code, name: '' } })).toBe('arna')
})
