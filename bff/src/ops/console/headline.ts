import { authenticate } from '@gatehouse/contracts/upstream/account'
import type { InstanceSnapshot } from '../../observability/snapshot.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import { formatShare, formatTime } from '../format.ts'
import type { Fleet } from '../heartbeat.ts'
import { type Html, html } from '../page.ts'
import type { OperationState, OperationView, SystemView } from './view.ts'
import { trafficOf } from './view.ts'

interface HeadlineContent {
  fleet: Fleet
  systems: SystemView[]
  at: number
}

const urgentStates: readonly OperationState[] = [
  'open',
  'half-open',
  'forced open',
  'forced closed',
  'failing',
  'all refused',
  'slow',
]

/** Of 5xx, from which an instance needs attention. */
export const highErrorShare = 0.05

/** States of Redis and of the versions that the rest of the page depends on. */
export function noticesOf({ redis, reason, instances }: Fleet): Html {
  const versions = new Set(instances.map(({ version }) => version))
  return html`<div id="notices">
${redis === 'unreachable' && html`<p class="notice bad" id="redis-away"><strong>Redis is unreachable.</strong> Other instances, the number of sessions and failures cannot be shown, and nothing can be forced. Signed-in users are told to try again in a moment. Below is this instance alone.</p>`}
${redis === 'refuses writes' && html`<p class="notice bad" id="redis-refuses"><strong>Redis refuses writes:</strong> <code>${reason}</code> Signing in and saving fail, nothing can be forced, and other instances cannot be shown. Pages and what only reads go on.</p>`}
${redis === 'not in use' && html`<p class="notice" id="alone">Without Redis (<code>REDIS_URL</code>) this is this instance alone, and what is forced ends with it.</p>`}
${versions.size > 1 && html`<p class="notice">${versions.size} versions run: ${[...versions].join(', ')}.</p>`}
</div>`
}

/** Instances and operations to look at first. */
export function headlineOf({ fleet, systems, at }: HeadlineContent): Html {
  const all = systems.flatMap(({ operations }) => operations)
  const urgent = all.filter(needsAttention)
  const hasTokens = !urgent.some(lacksServiceToken)
  const lines = [
    ...urgent
      .filter(lacksServiceToken)
      .map(
        ({ name, instances }) =>
          html`No service token on ${instances.join(', ')}: <a href="#${name}">${name}</a> is refused, and so is what needs one.`,
      ),
    ...(fleet.redis === 'ready' ? fleet.absent : [])
      .filter(({ state }) => state === 'gone')
      .map(
        ({ name, since }) =>
          html`<a href="#instance-${name}">${name}</a>: gone since ${formatTime(since)}`,
      ),
    ...fleet.instances
      .map((one) => ({ name: one.name, share: errorShareOf(one, at) }))
      .filter(({ share }) => share >= highErrorShare)
      .map(
        ({ name, share }) =>
          html`<a href="#instance-${name}">${name}</a>: ${formatShare(share)} of requests answered with 5xx`,
      ),
    ...urgent
      .filter((one) => hasTokens || !needsToken(one))
      .map(
        (one) =>
          html`<a href="#${one.name}">${one.name}</a>: ${one.state} ${attentionScope(one, fleet)}`,
      ),
  ]
  if (lines.length === 0)
    return html`<p id="headline" class="notice ${isRedisWell(fleet) && 'good'}"><strong>All upstream operations work.</strong></p>`
  return html`<div id="headline" class="notice bad"><strong>Needs attention</strong><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></div>`
}

function isRedisWell({ redis }: Fleet): boolean {
  return redis === 'ready' || redis === 'not in use'
}

function needsAttention({ state }: OperationView): boolean {
  return urgentStates.includes(state)
}

function lacksServiceToken({ name, state, lastFailure }: OperationView): boolean {
  const wasRefused = isRefusal(lastFailure?.cause, lastFailure?.status)
  return name === authenticate.name && state === 'failing' && wasRefused
}

/** Failed last for want of a service token. */
function needsToken({ name, lastFailure }: OperationView): boolean {
  return [name, lastFailure?.operation].includes(authenticate.name)
}

/** Instances of an operation that needs attention; '' where it is all of them. */
export function attentionScope(operation: OperationView, { instances }: Fleet): string {
  const isPartial = operation.instances.length < instances.length
  return isPartial && needsAttention(operation) ? `on ${operation.instances.join(', ')}` : ''
}

/** Of 5xx among an instance's answers in the last minute. */
export function errorShareOf(instance: InstanceSnapshot, at: number): number {
  return trafficOf([instance], at).failingShare.at(-1) ?? 0
}
