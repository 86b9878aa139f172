import type { Tally } from './suite.ts'

type Group = { title: string; specs?: Spec[]; suites?: Group[] }
type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] }
type Report = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: Group[]
}

function collectSpecs(group: Group): Spec[] {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(collectSpecs)]
}

/**
 * Reads what Playwright's JSON reporter wrote. A test that passed only when repeated has passed. An
 * error outside of any test is one failure.
 */
export function readPlaywrightReport(text: string): Tally {
  const report = JSON.parse(text) as Report
  const failures = report.suites
    .flatMap(collectSpecs)
    .flatMap((spec) =>
      spec.tests
        .filter((each) => each.status === 'unexpected')
        .map((each) => `[${each.projectName}] ${spec.file} › ${spec.title}`),
    )
  const errors = report.errors.map((error) => error.message?.split('\n')[0] ?? 'an unnamed error')
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + errors.length,
    skipped: report.stats.skipped,
    failures: [...failures, ...errors],
  }
}
