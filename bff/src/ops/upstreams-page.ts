import { type Html, html, page } from './page.ts'
import type { UpstreamRow } from './upstreams.ts'

const choices = [
  ['open', 'Force open'],
  ['closed', 'Force closed'],
  ['automatic', 'Leave to the breaker'],
] as const

export function upstreamsPage(rows: readonly UpstreamRow[], nonce: string): string {
  const systems = Map.groupBy(rows, ({ system }) => system)
  const body = html`
<p>Policy, circuit breaker and statistics of each operation on this instance since its start.
While a circuit is open nothing is sent upstream, and users are told to try again in a moment.</p>
<p class="muted">As of ${new Date().toISOString()}. Reload for the current state. A forced state stays until
it is handed back to the breaker or the instance restarts; it is recorded in the audit log.</p>
${[...systems].map(([system, of]) => systemOf(system, of))}
<p><a href="/">All pages for operations</a></p>`
  return page({ title: 'Upstream operations', body, nonce })
}

function systemOf(system: string, rows: readonly UpstreamRow[]): Html {
  const { inFlight = 0, queued = 0 } = rows[0] ?? {}
  return html`<h2 id="${system}">${system}</h2>
<p>${inFlight} calls in flight, ${queued} queued.</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="${system}">
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Breaker</th><th scope="col">Policy</th>
<th scope="col">So far</th><th scope="col">Last failure</th><th scope="col">Do</th></tr></thead>
<tbody>${rows.map(rowOf)}</tbody>
</table>
</div>`
}

function rowOf(row: UpstreamRow): Html {
  const { operation, call, assumed, policy } = row
  const others = choices.filter(([to]) => to !== stateOf(row))
  return html`<tr>
<th scope="row">${operation}${assumed && ' (assumed)'}<br><code>${call}</code></th>
<td><strong>${breakerOf(row)}</strong></td>
<td>${policy.deadlineMs} ms, ${policy.retries} retries; opens after ${policy.failures} failures for ${policy.restMs} ms</td>
<td>${statsOf(row)}</td>
<td>${lastFailureOf(row)}</td>
<td><form method="post" action="/upstreams/${operation}">${others.map(buttonFor(operation))}</form></td>
</tr>`
}

function buttonFor(operation: string) {
  return ([to, label]: (typeof choices)[number]) =>
    html`<button name="to" value="${to}" aria-label="${label}: ${operation}">${label}</button> `
}

function stateOf({ forced }: UpstreamRow): string {
  return forced ?? 'automatic'
}

function breakerOf({ breaker, forced }: UpstreamRow): string {
  return forced ? `forced ${forced}` : breaker
}

function statsOf({ calls, failures, p50Ms, p95Ms }: UpstreamRow): string {
  if (calls === 0) return 'not called yet'
  return `${calls} calls, ${failures} failed; p50 ${p50Ms} ms, p95 ${p95Ms} ms of the latest`
}

function lastFailureOf({ lastFailure }: UpstreamRow): string {
  if (!lastFailure) return 'none'
  const { at, cause, status } = lastFailure
  return `${cause}${status === undefined ? '' : ` ${status}`} at ${at.toISOString()}`
}
