import { escapeHtml } from '@gatehouse/bff/pages/escape-html'
import { count, describeDrift, faultsOf } from './print-rows.ts'
import { type Row, systemsOf } from './verify-upstreams.ts'

const seconds = (ms = 0) => (ms / 1000).toFixed(3)

/** JUnit XML: a suite per system, a case per operation. */
export function junitReport(rows: readonly Row[]): string {
  const suites = systemsOf(rows).map((system) => {
    const cases = rows.filter(({ operation }) => operation.system === system)
    const countOf = (outcome: Row['outcome']) =>
      cases.filter((row) => row.outcome === outcome).length
    const counts = `tests="${cases.length}" failures="${countOf('broken')}" skipped="${countOf('skipped')}"`
    const time = seconds(cases.reduce((sum, { ms = 0 }) => sum + ms, 0))
    return `  <testsuite name="${system}" ${counts} time="${time}">\n${cases.map(testCase).join('')}  </testsuite>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="verify-upstreams">\n${suites.join('')}</testsuites>\n`
}

function testCase(row: Row): string {
  const { operation, outcome, why = '', drifts, notes, ms } = row
  const head = `    <testcase classname="${operation.system}" name="${operation.name}" time="${seconds(ms)}"`
  const parts = [
    ...(outcome === 'skipped' ? [`<skipped message="${escapeHtml(why)}"/>`] : []),
    ...(outcome === 'broken'
      ? [`<failure message="${count(drifts.length, 'drift')}">${toLines(faultsOf(row))}</failure>`]
      : []),
    ...(notes.length > 0 ? [`<system-out>${toLines(notes.map(describeDrift))}</system-out>`] : []),
  ]
  return parts.length > 0 ? `${head}>${parts.join('')}</testcase>\n` : `${head}/>\n`
}

function toLines(lines: string[]): string {
  return escapeHtml(lines.join('\n'))
}
