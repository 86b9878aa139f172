/** Counts of one suite. `failures` holds the path and name of each failed test. */
export type Tally = { passed: number; failed: number; skipped: number; failures: string[] }
/** Counts of one test file; its path is relative to the root. */
export type FileResult = { file: string; passed: number; failed: number }
export type Suite = Tally & { name: string; seconds: number }

/** A program that counts as one check, by its exit code. */
export function tallyCheck(ok: boolean, failure = 'its messages are above'): Tally {
  return ok
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure] }
}

/** Tests that lack a program: skipped, but in CI, which reads the exit code alone, failed. */
export function tallyWithout(program: string, isCi: boolean): Tally {
  return isCi
    ? tallyCheck(false, `there is no ${program}`)
    : { passed: 0, failed: 0, skipped: 1, failures: [] }
}

/**
 * A program that writes a report. A missing report, or a failed exit without a failed test, counts as
 * one failure.
 */
export function tallyReport(
  read: (report: string) => Tally,
  report: string | undefined,
  ok: boolean,
): Tally {
  let tally: Tally
  try {
    tally = read(report ?? '')
  } catch {
    return tallyCheck(false, 'ended without a readable report')
  }
  if (ok || tally.failed > 0) return tally
  return { ...tally, failed: 1, failures: ['exited with an error although no test failed'] }
}

export function describeSuite({ name, seconds, ...tally }: Suite): string {
  return `${name}: ${describeCounts(tally)} (${seconds.toFixed(1)} s)`
}

function describeCounts({ passed, failed, skipped }: Omit<Tally, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** One line per suite, the failed tests, and the total on the last line. */
export function summarise(suites: Suite[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    suites.reduce((total, suite) => total + suite[count], 0)
  const failures = suites.flatMap((suite) => suite.failures.map((f) => `  ${suite.name}: ${f}`))
  return [
    ...suites.map(describeSuite),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    describeCounts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }),
  ].join('\n')
}
