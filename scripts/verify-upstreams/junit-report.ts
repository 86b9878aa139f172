import { escapeHtml } from '@gatehouse/bff/pages/escape-html'
import { count } from './print-rows.ts'
import { type Row, systemsOf } from './verify-upstreams.ts'

const seconds = (ms = 0) => (ms / 1000).toFixed(3)

/** JUnit XML: a suite per system, a case per operation. */
export function junitReport(rows: readonly Row[]): string {
  const suites = systemsOf(rows).map((system) => {
    const cases = rows.filter(({ operation }) => operation.system === system)
    const countOf = (outcome: Row['outcome']) =>
      cases.filter((row) => row.outcome === outcome).length
    const counts = `tests="${cases.length}" failures="${countOf('drift')}" skipped="${countOf('skipped')}"`
    const time = seconds(cases.reduce((sum, { ms = 0 }) => sum + ms, 0))
    return `  <testsuite name="${system}" ${counts} time="${time}">\n${cases.map(testCase).join('')}  </testsuite>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="verify-upstreams">\n${suites.join('')}</testsuites>\n`
}

function testCase({ operation: { name, system }, outcome, why = '', drifts, ms }: Row): string {
  const head = `    <testcase classname="${system}" name="${name}" time="${seconds(ms)}"`
  if (outcome === 'passed') return `${head}/>\n`
  if (outcome === 'skipped') return `${head}><skipped message="${escapeHtml(why)}"/></testcase>\n`
  const lines = drifts.map(({ kind, path, detail }) => `${kind} ${path}: ${detail}`)
  return `${head}><failure message="${count(drifts.length, 'drift')}">${escapeHtml(lines.join('\n'))}</failure></testcase>\n`
}
