import { textTable } from '../text-table.ts'
import type { Row } from './verify-upstreams.ts'

/** For the terminal: one line per operation, its drifts below. */
export function printRows(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.operation.name,
    row.outcome === 'drift' ? 'DRIFT' : row.outcome,
    String(row.status ?? ''),
    row.ms === undefined ? '' : `${Math.round(row.ms)} ms`,
    countFields(row),
    row.why ?? noteOf(row),
  ])
  const header = ['operation', 'result', 'status', 'time', 'fields', '']
  const table = textTable([header, ...lines]).split('\n')
  const printed = table.flatMap((line, index) => [
    line,
    ...(rows[index - 1]?.drifts ?? []).map(
      ({ kind, path, detail }) => `    ${kind} ${path}: ${detail}`,
    ),
  ])
  return [...printed, '', countOutcomes(rows)].join('\n')
}

/** Fields of the contract that came, of those that it has. */
export function countFields({ fields }: Row): string {
  if (fields.length === 0) return ''
  return `${fields.filter(({ seen }) => seen.size > 0).length} of ${fields.length}`
}

/** Of a passed one. */
function noteOf({ accepted, fields }: Row): string {
  const isEmpty = fields.some(({ path, seen }) => path.endsWith('[]') && seen.size === 0)
  return [
    ...(accepted.length > 0 ? [count(accepted.length, 'accepted drift')] : []),
    ...(isEmpty ? ['an empty list, whose fields are not verified'] : []),
  ].join('; ')
}

export function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`
}

export function countOutcomes(rows: readonly Row[]): string {
  const countOf = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const drifts = rows.reduce((sum, row) => sum + row.drifts.length, 0)
  return `${countOf('passed')} passed, ${countOf('drift')} with drift (${count(drifts, 'drift')}), ${countOf('skipped')} skipped`
}
