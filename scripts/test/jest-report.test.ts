import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { readJestFiles, readJestReport } from './jest-report.ts'

const file = (name: string, status: string, tests: Record<string, string>) => ({
  name: resolve(name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, s]) => ({ fullName, status: s })),
})

test('counts come from the report, failures name file and test', () => {
  const report = {
    numPassedTests: 4,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      file('bff/a.test.ts', 'passed', { one: 'passed' }),
      file('bff/b.test.ts', 'failed', { two: 'passed', 'three fails': 'failed' }),
    ],
  }
  expect(readJestReport(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: 1,
    skipped: 3,
    failures: ['bff/b.test.ts › three fails'],
  })
})

test('a file that could not run is one failure', () => {
  const report = {
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('web/c.test.tsx', 'failed', {})],
  }
  expect(readJestReport(JSON.stringify(report))).toMatchObject({
    failed: 1,
    failures: ['web/c.test.tsx could not run'],
  })
})

test('counts each file; one that could not run has failed', () => {
  const testResults = [
    file('bff/a.test.ts', 'failed', { one: 'passed', two: 'failed' }),
    file('bff/b.test.ts', 'failed', {}),
  ]
  expect(readJestFiles(JSON.stringify({ testResults }))).toEqual([
    { file: 'bff/a.test.ts', passed: 1, failed: 1 },
    { file: 'bff/b.test.ts', passed: 0, failed: 1 },
  ])
})
