import { setTimeout as wait } from 'node:timers/promises'
import { problemsBeforeKeyLookup } from '@gatehouse/contracts/problems-before-key-lookup'
import { idempotencyHeader, idempotencyKeyPattern } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import { lostAfterMs } from '../settings/longest-request.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'
import { warnOnFailure } from './warn-on-failure.ts'

const lifeSeconds = 24 * 3600
const keyPattern = new RegExp(idempotencyKeyPattern)
const pollMs = 100
const inProgress = 'in progress since '

type Outcome = { reply: unknown } | ({ code: ProblemError['code'] } & ProblemError['details'])

interface OnceWrite {
  perform: () => Promise<unknown>
  mayHaveSideEffects: () => boolean
  /** Aborts the wait for the first request. */
  signal: AbortSignal
}

/**
 * Performs a write once per idempotency key, over all instances: the outcome is replayed for 24 hours;
 * concurrent requests wait for the first. After a failure without side effects the key may be used again.
 */
export async function runOnce(
  keyValueStore: KeyValueStore,
  request: FastifyRequest,
  scope: string,
  write: OnceWrite,
): Promise<unknown> {
  const key = request.headers[idempotencyHeader]
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new ProblemError('idempotency-key-missing')
  // Not by the address: %61pi and a query are other spellings of it.
  const { method, params, routeOptions } = request
  const name = recordKey('once', JSON.stringify([scope, method, routeOptions.url, params, key]))

  // The claim outlives a failure to store the outcome, so the write is not repeated.
  if (!(await keyValueStore.setIfAbsent(name, inProgress + Date.now(), lifeSeconds))) {
    const first = await outcomeOf(keyValueStore, name, key, write.signal)
    // Claim released: the first attempt had no side effects.
    return first ? replay(first) : runOnce(keyValueStore, request, scope, write)
  }
  const store = (outcome: Outcome) =>
    warnOnFailure(
      request,
      'outcome not stored',
      keyValueStore.set(name, encrypt(key, outcome), lifeSeconds),
    )
  let reply: unknown
  try {
    reply = await write.perform()
  } catch (error) {
    if (write.mayHaveSideEffects()) await store(toProblemOutcome(error))
    else await warnOnFailure(request, 'claim not released', keyValueStore.delete(name))
    throw error
  }
  await store({ reply })
  return reply
}

async function outcomeOf(
  keyValueStore: KeyValueStore,
  name: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  while (!signal.aborted) {
    const stored = await keyValueStore.get(name)
    if (stored === undefined) return undefined
    if (!stored.startsWith(inProgress))
      return (decrypt(key, stored) as Outcome | undefined) ?? { code: 'outcome-unknown' }
    if (Date.now() - Number(stored.slice(inProgress.length)) > lostAfterMs)
      return { code: 'outcome-unknown' }
    await wait(pollMs)
  }
  return { code: 'outcome-unknown' }
}

function toProblemOutcome(error: unknown): Outcome {
  if (!(error instanceof ProblemError) || problemsBeforeKeyLookup.includes(error.code))
    return { code: 'outcome-unknown' }
  const { cause: _cause, ...details } = error.details
  return { code: error.code, ...details }
}

function replay(outcome: Outcome): unknown {
  if (!('code' in outcome)) return outcome.reply
  const { code, ...details } = outcome
  throw new ProblemError(code, details)
}
