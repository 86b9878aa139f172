import { expect, test } from '@jest/globals'
import { summarise, type Tally, tallyCheck, tallyReport, tallyWithout } from './suite.ts'

const green: Tally = { passed: 3, failed: 0, skipped: 0, failures: [] }
const read = () => green

test('the last line is the total of all suites, with skipped tests if any', () => {
  const lint = { ...tallyCheck(true), name: 'Lint', seconds: 0.25 }
  const jest = { ...green, name: 'Jest', seconds: 12 }
  expect(summarise([lint, jest]).split('\n')).toEqual([
    'Lint: 1 passed, 0 failed (0.3 s)',
    'Jest: 3 passed, 0 failed (12.0 s)',
    '',
    '4 passed, 0 failed',
  ])
  expect(summarise([lint, { ...jest, skipped: 2 }])).toMatch(/\n4 passed, 0 failed, 2 skipped$/)
})

test('failures are listed by name above the last line', () => {
  const failed = {
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['signs in'],
    name: 'Jest',
    seconds: 1,
  }
  expect(summarise([failed])).toMatch(/\n\nFailed:\n {2}Jest: signs in\n\n1 passed, 1 failed$/)
})

test('a missing or unreadable report is one failure', () => {
  expect(tallyReport(JSON.parse, undefined, true).failed).toBe(1)
  expect(tallyReport(JSON.parse, '{"half":', false).failed).toBe(1)
})

test('an error exit is one failure unless a failed test explains it', () => {
  expect(tallyReport(read, '', true)).toEqual(green)
  expect(tallyReport(read, '', false)).toMatchObject({ passed: 3, failed: 1 })
  expect(tallyReport(() => ({ ...green, failed: 2 }), '', false).failed).toBe(2)
})

test('tests without their program are skipped, and in CI failed', () => {
  expect(tallyWithout('Chromium', false)).toMatchObject({ failed: 0, skipped: 1 })
  expect(tallyWithout('Chromium', true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['there is no Chromium'],
  })
})
