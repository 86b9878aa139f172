import { relative } from 'node:path'
import type { FileResult, Tally } from './suite.ts'

type Report = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Parses Jest's --json report. A file that failed before its tests ran is one failure. */
export function readJestReport(text: string): Tally {
  const report = JSON.parse(text) as Report
  const failures = report.testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${path} could not run`]
    return failed.map((test) => `${path} › ${test.fullName}`)
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

/** Counts of each test file. */
export function readJestFiles(text: string): FileResult[] {
  return (JSON.parse(text) as Report).testResults.map((file) => {
    const count = (status: string) =>
      file.assertionResults.filter((test) => test.status === status).length
    const broken = file.status === 'failed' && count('failed') === 0 ? 1 : 0
    return {
      file: relative(process.cwd(), file.name),
      passed: count('passed'),
      failed: count('failed') + broken,
    }
  })
}
