import { expect, test } from '@jest/globals'
import { readPlaywrightFiles, readPlaywrightReport } from './playwright-report.ts'

test('finds nested failures, one per project', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, i) => ({ projectName: ['wide', 'narrow'][i], status })),
  })
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 2, skipped: 1 },
    errors: [],
    suites: [
      {
        title: 'journey.test.ts',
        specs: [spec('signs in', 'expected', 'unexpected')],
        suites: [{ title: 'in Spanish', specs: [spec('signs out', 'unexpected', 'flaky')] }],
      },
    ],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      '[narrow] journey.test.ts › signs in',
      '[wide] journey.test.ts › in Spanish › signs out',
    ],
  })
})

test('an error outside of a test is a failure named by its first line', () => {
  const report = {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'Timed out waiting for the gateway\nat …' }],
    suites: [],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toMatchObject({
    failed: 1,
    failures: ['Timed out waiting for the gateway'],
  })
})

test('counts each file by its path from the root, a test on two screens twice', () => {
  const tests = [{ status: 'expected' }, { status: 'flaky' }, { status: 'unexpected' }]
  const suites = [
    { title: 'shell/a.spec.ts', suites: [{ title: 'group', specs: [{ title: 'b', tests }] }] },
  ]
  expect(readPlaywrightFiles(JSON.stringify({ suites }))).toEqual([
    { file: 'web/e2e/shell/a.spec.ts', passed: 2, failed: 1 },
  ])
})
