import { textTable } from '../command-line/text-table.ts'
import { adviseToCheck } from './credential-settings.ts'
import type { Drift } from './drift.ts'
import type { Row } from './verify-upstreams.ts'

/** For the terminal: one line per operation, its drifts below. */
export function printRows(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.operation.name,
    row.outcome === 'broken' ? 'BROKEN' : row.outcome,
    String(row.status ?? ''),
    row.ms === undefined ? '' : `${Math.round(row.ms)} ms`,
    countFields(row),
    row.why ?? noteOf(row),
  ])
  const header = ['operation', 'result', 'status', 'time', 'fields', '']
  const table = textTable([header, ...lines]).split('\n')
  const printed = table.flatMap((line, index) => {
    const row = rows[index - 1]
    return [line, ...(row ? faultsOf(row) : []).map((fault) => `    ${fault}`)]
  })
  return [...printed, '', countOutcomes(rows)].join('\n')
}

/** Fields of the contract that came, of those that it has. */
export function countFields({ fields }: Row): string {
  if (fields.length === 0) return ''
  return `${fields.filter(({ seen }) => seen.size > 0).length} of ${fields.length}`
}

/** Drifts, and what to check. */
export function faultsOf({ drifts, toCheck }: Row): string[] {
  return [...drifts.map(describeDrift), ...(toCheck.length > 0 ? [adviseToCheck(toCheck)] : [])]
}

export function describeDrift({ kind, path, detail }: Drift): string {
  return `${kind} ${path}: ${detail}`
}

/** Of a called one. */
function noteOf({ accepted, fields, notes }: Row): string {
  const isEmpty = fields.some(({ path, seen }) => path.endsWith('[]') && seen.size === 0)
  return [
    ...(notes.length > 0 ? [count(notes.length, 'extra field')] : []),
    ...(accepted.length > 0 ? [count(accepted.length, 'accepted drift')] : []),
    ...(isEmpty ? ['an empty list, whose fields are not verified'] : []),
  ].join('; ')
}

export function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`
}

function isOkWithNotes({ outcome, notes }: Row): boolean {
  return outcome === 'ok' && notes.length > 0
}

export function countOutcomes(rows: readonly Row[]): string {
  const countOf = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const withNotes = rows.filter(isOkWithNotes).length
  return `${countOf('broken')} broken, ${withNotes} with notes, ${countOf('ok') - withNotes} ok, ${countOf('skipped')} skipped`
}
