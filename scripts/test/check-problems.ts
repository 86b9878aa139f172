import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { type Tally, tallyCheck } from './suite.ts'

/**
 * Tallies the problems that endpoints declare: one that no test was answered is a failure. `seen` has
 * a line per answer, "GET /api/session not-signed-in" (bff/src/testing/visitor.ts).
 */
export function tallyProblems(seen: string): Tally {
  const lines = new Set(seen.split('\n'))
  const declared = endpoints.flatMap(({ method, path, problems }) =>
    problems.map((code) => `${method} ${path} ${code}`),
  )
  const unseen = declared.filter((line) => !lines.has(line))
  if (unseen.length === 0) return tallyCheck(true)
  const failures = unseen.map((line) => `no test is answered ${line}`)
  return { passed: 0, failed: failures.length, skipped: 0, failures }
}
