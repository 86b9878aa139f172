import type { AbsentInstance } from '../../store/instance-records.ts'
import type { Quota } from '../../store/rate-limits.ts'
import { sum } from '../../upstream/series.ts'
import { chart, sparkline } from '../charts.ts'
import { dataTable } from '../data-table.ts'
import { referenceForm } from '../failures-page.ts'
import {
  formatAge,
  formatBytes,
  formatCount,
  formatDuration,
  formatMs,
  formatRate,
  formatShare,
  formatTime,
} from '../format.ts'
import type { Fleet } from '../heartbeat.ts'
import { type Html, html, page } from '../page.ts'
import { attentionScope, errorShareOf, headlineOf, highErrorShare, noticesOf } from './headline.ts'
import type { OperationState, OperationView, SystemView, TrafficView } from './view.ts'
import { trafficOf } from './view.ts'

export interface ConsoleContent {
  fleet: Fleet
  /** Of the chosen instance, or of all. */
  traffic: TrafficView
  systems: SystemView[]
  quotas: Readonly<Record<string, Quota>>
  /** `missing`: the chosen instance, which is absent; shown are all. */
  selection: { instance: string; all: boolean; missing?: string }
  /** Whether OPS_TOKEN is set. */
  canForce: boolean
  at: number
}

const choices = [
  ['open', 'Force open'],
  ['closed', 'Force closed'],
  ['automatic', 'Leave to the breaker'],
] as const

/** Mark and tone of each state: no meaning by colour alone. */
const marks: Record<OperationState, [mark: string, tone: 'bad' | 'warn' | 'good' | 'calm']> = {
  open: ['✕', 'bad'],
  'half-open': ['◐', 'bad'],
  'forced open': ['✕', 'bad'],
  failing: ['!', 'bad'],
  'all refused': ['!', 'bad'],
  slow: ['!', 'warn'],
  'has failed': ['!', 'warn'],
  'forced closed': ['●', 'warn'],
  working: ['✓', 'good'],
  idle: ['–', 'calm'],
}

export function consolePage(content: ConsoleContent, nonce: string): string {
  const { fleet, systems, quotas, traffic, at } = content
  const body = html`
<p id="status" class="status"><span id="live" role="status">Reload for the current state.</span>
<span class="muted">As of <time id="as-of" datetime="${new Date(at).toISOString()}">${formatTime(at)}</time>.</span>
<button type="button" id="pause" hidden>Pause</button></p>
${noticesOf(fleet)}
${headlineOf(content)}
${referenceForm('')}
<h2 id="traffic">Requests</h2>
${instanceLinks(content)}
${missingNotice(content)}
${chartsOf(traffic)}
<h2 id="instances">Instances</h2>
${instanceTable(fleet, at)}
<h2 id="systems">Upstream systems</h2>
${operationLinks(content)}
<p class="muted">The last 15 minutes, the worst first. While a circuit is open nothing is sent upstream, and users are
told to try again in a moment. ${forceScope(fleet)}</p>
${systems.length === 0 && html`<p id="quiet">No calls in the last 15 minutes.</p>`}
<div id="system-list">${systems.map((system) => systemOf(system, content))}</div>
<h2 id="limits">Limits</h2>
${limitsOf(content)}
${quotaTable(quotas, traffic.refusals)}
<p><a href="/">All pages for operations</a></p>`
  return page({ title: 'Operations console', body, nonce, script: '/console.js' })
}

function forceScope({ redis }: Fleet): string {
  return redis === 'not in use'
    ? 'A forced state stays until it is handed back to the breaker or the instance restarts; the audit log has it.'
    : 'A forced state holds on all instances, also after a restart, until it is handed back to the breaker; the audit log has it.'
}

function instanceLinks({ fleet: { instances }, selection }: ConsoleContent): Html | false {
  if (instances.length < 2) return false
  const link = (instance: string, text: string) =>
    navLink(selection.instance === instance, text, { ...selection, instance })
  return html`<nav aria-label="Instance" class="choice">${link('', 'All instances')}
${instances.map(({ name }) => link(name, name))}</nav>`
}

function missingNotice({ selection: { missing } }: ConsoleContent): Html | false {
  return (
    missing !== undefined &&
    html`<p class="notice" id="instance-missing"><strong>${missing} is not among the instances.</strong> These are the requests of all.</p>`
  )
}

function operationLinks({ selection }: ConsoleContent): Html {
  return html`<nav aria-label="Operations" class="choice">
${navLink(!selection.all, 'With traffic', { ...selection, all: false })}
${navLink(selection.all, 'All', { ...selection, all: true })}</nav>`
}

function navLink(isCurrent: boolean, text: string, { instance, all }: ConsoleContent['selection']) {
  const query = new URLSearchParams({
    ...(instance && { instance }),
    ...(all && { show: 'all' }),
  }).toString()
  const href = query === '' ? '/console' : `/console?${query}`
  return html`<a href="${href}"${isCurrent && html` aria-current="page"`}>${text}</a> `
}

function chartsOf({ perSecond, failingShare, p50, p95 }: TrafficView): Html {
  return html`<div class="charts">
${chart({ id: 'chart-rate', title: 'Requests', lines: [{ name: 'per second', values: perSecond }], format: formatRate, least: 1 })}
${chart({
  id: 'chart-latency',
  title: 'Latency',
  lines: [
    { name: 'p50', values: p50 },
    { name: 'p95', values: p95 },
  ],
  format: formatMs,
  least: 10,
})}
${chart({ id: 'chart-failing', title: 'Answered with 5xx', lines: [{ name: 'share', values: failingShare }], format: formatShare, least: 0.01 })}
</div>`
}

function instanceTable(fleet: Fleet, at: number): Html {
  const columns = 'Name,State,Version,Up,Requests,p95,5xx,Event loop delay,Memory'.split(',')
  const present = fleet.instances.map((instance) => {
    const { perSecond, p95 } = trafficOf([instance], at)
    const errorShare = errorShareOf(instance, at)
    const tone = instance.state === 'ready' ? 'good' : 'warn'
    return {
      id: `instance-${instance.name}`,
      cells: [
        instance.name,
        badge(instance.state, instance.state === 'ready' ? '✓' : '!', tone),
        instance.version,
        formatAge(instance.startedAt, at),
        formatRate(perSecond.at(-1) ?? 0),
        formatMs(p95.findLast((value) => value !== undefined)),
        errorShare >= highErrorShare
          ? badge(`${formatShare(errorShare)}, high`, '!', 'bad')
          : formatShare(errorShare),
        formatMs(instance.loopDelayMs),
        formatBytes(instance.memoryBytes),
      ],
    }
  })
  const absent = fleet.absent.map((one) => ({
    id: `instance-${one.name}`,
    cells: [
      one.name,
      html`${absenceOf(one, fleet)}<br>since ${formatTime(one.since)}`,
      ...columns.slice(2).map(() => '–'),
    ],
  }))
  return dataTable('instances', columns, [...present, ...absent])
}

/** While Redis refuses writes instances cannot tell of themselves. */
function absenceOf({ state }: AbsentInstance, { redis }: Fleet): Html {
  if (state === 'stopped') return badge(state, '–', 'calm')
  return redis === 'refuses writes' ? badge('silent', '!', 'warn') : badge(state, '✕', 'bad')
}

function badge(text: string, mark: string, tone: string): Html {
  return html`<span class="badge ${tone}"><span aria-hidden="true">${mark}</span> ${text}</span>`
}

function systemOf(
  { name, calls, failures, perSecond, inFlight, queued, operations }: SystemView,
  content: ConsoleContent,
): Html {
  const columns = 'Operation,State,Calls,Failed,p50,p95,p99,Last failure,Force'.split(',')
  const rows = operations.map((operation) => rowOf(operation, content))
  return html`<section id="system-section-${name}">
<h3 id="system-${name}">${name}</h3>
<p class="system">${sparkline(name, calls, failures)} <span>${formatRate(perSecond)}, ${formatCount(inFlight)} in flight, ${formatCount(queued)} queued</span></p>
${dataTable(`system-${name}`, columns, rows)}
</section>`
}

function rowOf(operation: OperationView, { fleet, at, canForce }: ConsoleContent) {
  const { name, state, forced, calls, failingShare, lastFailure } = operation
  const [mark, tone] = marks[state]
  return {
    id: name,
    cells: [
      html`${name}${operation.assumed && html` <span class="muted">(assumed)</span>`}<br><code>${operation.call}</code>`,
      html`${badge(state, mark, tone)}${scopeOfState(operation, fleet)}${sinceOf(operation, at)}${forced && html`<br><span class="muted">forced ${forced.to} by ${forced.operator}, ${formatAge(forced.at, at)} ago</span>`}`,
      html`${formatRate(operation.perSecond)}<br><span class="muted">${formatCount(calls)}</span>`,
      html`${formatShare(failingShare)}${outcomesOf(operation)}`,
      formatMs(operation.p50),
      formatMs(operation.p95),
      formatMs(operation.p99),
      lastFailure
        ? html`${lastFailure.operation && `${lastFailure.operation}: `}${lastFailure.cause} ${lastFailure.status}<br><span class="muted">${formatAge(lastFailure.at, at)} ago, ${lastFailure.instance}</span>`
        : 'none',
      canForce ? forceOf(operation) : html`<span class="muted">needs <code>OPS_TOKEN</code></span>`,
    ],
  }
}

function scopeOfState(operation: OperationView, fleet: Fleet): Html | false {
  const scope = attentionScope(operation, fleet)
  return scope !== '' && html`<br>${scope}`
}

function sinceOf({ state, failedAt, perSecond }: OperationView, at: number): Html | false {
  if (state === 'has failed' && failedAt !== undefined)
    return html`<br><span class="muted">until ${formatAge(failedAt, at)} ago</span>`
  return (
    state === 'failing' && perSecond === 0 && html`<br><span class="muted">no call since</span>`
  )
}

function outcomesOf({ outcomes }: OperationView): Html | false {
  const others = Object.entries(outcomes).filter(([outcome]) => outcome !== 'ok')
  if (others.length === 0) return false
  const told = others.map(([outcome, count]) => `${formatCount(count)} ${outcome}`)
  return html`<br><span class="muted">${told.join(', ')}</span>`
}

/** Forcing takes two presses; handing back takes one. */
function forceOf({ name, forced, policy }: OperationView): Html {
  const others = choices.filter(([to]) => to !== (forced?.to ?? 'automatic'))
  const form = html`<form method="post" action="/upstreams/${name}">${others.map(buttonFor(name))}</form>`
  if (forced) return form
  return html`<details id="force-${name}"><summary>Force<span class="hidden"> ${name}</span></summary>
<p class="muted">${policy.deadlineMs} ms, ${policy.retries} retries; opens after ${policy.failures} failures for ${policy.restMs} ms</p>
${form}</details>`
}

function buttonFor(operation: string) {
  return ([to, label]: (typeof choices)[number]) =>
    html`<button name="to" value="${to}" aria-label="${label}: ${operation}">${label}</button> `
}

function limitsOf({ fleet, traffic }: ConsoleContent): Html {
  const bulkheads = fleet.instances.flatMap(({ bulkheads: own }) => own)
  const inFlight = sum(bulkheads.map((one) => one.inFlight))
  const queued = sum(bulkheads.map((one) => one.queued))
  const limit = bulkheads[0]?.limit
  const cacheBytes = sum(fleet.instances.map((one) => one.cacheBytes))
  return html`<dl id="figures">
<dt>Sessions</dt><dd>${sessionsOf(fleet)}</dd>
<dt>Cached reads</dt><dd>${traffic.cacheHitShare === undefined ? 'none' : `${formatShare(traffic.cacheHitShare)} from the cache`}, ${formatBytes(cacheBytes)}</dd>
<dt>Upstream calls</dt><dd>${formatCount(inFlight)} in flight, ${formatCount(queued)} queued${limit !== undefined && `; at most ${formatCount(limit)} per system and instance`}</dd>
<dt>Requests shed</dt><dd>${formatCount(traffic.shed)} in 15 minutes</dd>
</dl>`
}

function sessionsOf({ sessions }: Fleet): string {
  if (!sessions) return 'cannot be told'
  return `${sessions.isEstimate ? 'about ' : ''}${formatCount(sessions.count)}`
}

function quotaTable(
  quotas: ConsoleContent['quotas'],
  refusals: Readonly<Record<string, number>>,
): Html {
  const rows = Object.entries(quotas)
    .map(([name, quota]) => ({ name, quota, refused: refusals[name] ?? 0 }))
    .toSorted((a, b) => b.refused - a.refused)
    .map(({ name, quota, refused }) => ({
      refusals: refused,
      row: {
        id: `limit-${name}`,
        cells: [
          name,
          `${formatCount(quota.points)} in ${formatDuration(quota.duration)}`,
          refused > 0 ? badge(formatCount(refused), '!', 'warn') : '0',
        ],
      },
    }))
  const refused = rows.filter(({ refusals: count }) => count > 0)
  const told =
    refused.length === 0 ? 'none refused a request' : `${refused.length} refused requests`
  return html`<details id="quota-list"><summary id="quotas">${rows.length} rate limits, ${told} in 15 minutes</summary>
${dataTable(
  'quotas',
  ['Limit', 'Setting', 'Refused'],
  rows.map(({ row }) => row),
)}</details>`
}
