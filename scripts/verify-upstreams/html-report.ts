import { escapeHtml } from '@gatehouse/bff/pages/escape-html'
import { adviseToCheck } from './credential-settings.ts'
import { nameDrift } from './drift.ts'
import { count, countFields, countOutcomes } from './print-rows.ts'
import { type Row, systemsOf } from './verify-upstreams.ts'

export interface ReportHead {
  /** Base address of the API. */
  host: string
  at: Date
  /** Sent with each call. */
  requestId: string
  readOnly: boolean
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc}
.broken{color:#a30000;font-weight:600}.skipped{color:#555}code{font-size:.9em}summary{cursor:pointer;padding:.4rem 0}
pre{overflow:auto;background:#f3f3f3;padding:1rem}@media(prefers-color-scheme:dark){body{background:#16181b;color:#eee}.broken{color:#ff9a8f}.skipped{color:#aaa}pre{background:#222}}`

/** One page without scripts: fields by path and type, no values. */
export function htmlReport(rows: readonly Row[], head: ReportHead): string {
  const about = [
    `${escapeHtml(head.host)}, ${head.at.toISOString()}, x-request-id ${escapeHtml(head.requestId)}`,
    head.readOnly ? ', read-only' : '',
  ]
  const broken = rows.filter(({ outcome }) => outcome === 'broken')
  const others = rows.filter((row) => !broken.includes(row))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Upstreams against their contract</title><style>${style}</style></head><body>
<h1>Upstreams against their contract</h1>
<p>${about.join('')}</p><p><strong>${countOutcomes(rows)}</strong></p>
${section('Broken', broken)}${systemsOf(others)
  .map((system) =>
    section(
      system,
      others.filter(({ operation }) => operation.system === system),
    ),
  )
  .join('')}
${acceptance(rows)}</body></html>
`
}

function section(title: string, rows: readonly Row[]): string {
  return rows.length > 0 ? `<h2>${title}</h2>\n${rows.map(details).join('\n')}\n` : ''
}

function details(row: Row): string {
  const { operation, outcome, status, ms, why = '', toCheck, notes } = row
  const facts = [
    `${operation.method} ${operation.path}`,
    ...(status === undefined ? [] : [String(status)]),
    ...(ms === undefined ? [] : [`${Math.round(ms)} ms`]),
    ...(row.fields.length > 0 ? [`${countFields(row)} fields`] : []),
    ...(notes.length > 0 ? [count(notes.length, 'note')] : []),
    ...(why ? [why] : []),
  ]
  const open = outcome === 'broken' ? ' open' : ''
  const advice = toCheck.length > 0 ? `<p>${escapeHtml(adviseToCheck(toCheck))}</p>` : ''
  const drifts = [
    ...driftCells(row.drifts),
    ...driftCells(notes, 'note: '),
    ...driftCells(row.accepted, 'accepted: '),
  ]
  return `<details${open}><summary><span class="${outcome}">${outcome}</span> ${operation.name}, ${escapeHtml(facts.join(', '))}</summary>
${advice}${table(['drift', 'field', ''], drifts)}
${table(['field', 'contract', 'came as'], row.fields.map(fieldCells))}</details>`
}

function driftCells(drifts: Row['drifts'], prefix = ''): string[][] {
  return drifts.map(({ kind, path, detail }) => [prefix + kind, path, detail])
}

function fieldCells({ path, expected, seen }: Row['fields'][number]): string[] {
  return [path, expected, seen.size > 0 ? [...seen].join(', ') : 'not in this answer']
}

function table(header: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const line = (tag: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<table>${line('th', header)}${rows.map((cells) => line('td', cells)).join('')}</table>`
}

/** To be copied into the inputs once each has been judged. */
function acceptance(rows: readonly Row[]): string {
  const open = rows.filter(({ drifts }) => drifts.length > 0)
  if (open.length === 0) return ''
  const accepted = Object.fromEntries(
    open.map(({ operation, drifts, accepted }) => [
      operation.name,
      [...accepted, ...drifts].map(nameDrift),
    ]),
  )
  return `<h2>To accept all drifts</h2><pre>${escapeHtml(JSON.stringify({ accepted }, null, 2))}</pre>`
}
