import type { FileResult, Tally } from './suite.ts'

type Group = { title: string; specs?: Spec[]; suites?: Group[] }
type Spec = { title: string; tests: { projectName: string; status: string }[] }
type Report = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: Group[]
}

/** Specs with the path of their titles, starting with the file. */
function collectSpecs(group: Group, before: string[] = []): { path: string; spec: Spec }[] {
  const titles = [...before, group.title]
  return [
    ...(group.specs ?? []).map((spec) => ({ path: [...titles, spec.title].join(' › '), spec })),
    ...(group.suites ?? []).flatMap((inner) => collectSpecs(inner, titles)),
  ]
}

/**
 * Parses the report of Playwright's JSON reporter. A test that passes on retry counts as passed; an
 * error outside of a test is one failure.
 */
export function readPlaywrightReport(text: string): Tally {
  const report = JSON.parse(text) as Report
  const failures = report.suites
    .flatMap((file) => collectSpecs(file))
    .flatMap(({ path, spec }) =>
      spec.tests
        .filter((each) => each.status === 'unexpected')
        .map((each) => `[${each.projectName}] ${path}`),
    )
  const errors = report.errors.map((error) => error.message?.split('\n')[0] ?? 'an unnamed error')
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + errors.length,
    skipped: report.stats.skipped,
    failures: [...failures, ...errors],
  }
}

/** Counts of each test file; a test on two screens counts twice. */
export function readPlaywrightFiles(text: string): FileResult[] {
  return (JSON.parse(text) as Report).suites.map((file) => {
    const tests = collectSpecs(file).flatMap(({ spec }) => spec.tests)
    const count = (...statuses: string[]) =>
      tests.filter(({ status }) => statuses.includes(status)).length
    return {
      file: `web/e2e/${file.title}`,
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
    }
  })
}
