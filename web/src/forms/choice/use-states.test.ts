import { expect, test } from '@jest/globals'
import { stateName } from './use-states.ts'

test('a state without a name is its code', () => {
  const states = [{ value: 'TX', label: 'Texas' }]
  expect(stateName(states, 'TX')).toBe('Texas')
  // Not loaded yet, or unknown upstream.
  expect(stateName([], 'TX')).toBe('TX')
  expect(stateName(states, 'ZZ')).toBe('ZZ')
  expect(stateName(states)).toBe('')
})
