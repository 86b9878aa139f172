import { setTimeout as wait } from 'node:timers/promises'
import { idempotencyHeader, idempotencyKeyPattern } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'

const keptSeconds = 24 * 3600
/** Longer than any write may take: after this its outcome is not known, and never will be. */
const mostMs = 60_000
const keyPattern = new RegExp(idempotencyKeyPattern)
const pollMs = 100
const underWay = 'under way since '

type Outcome = { reply: unknown } | { code: ProblemError['code'] }

/**
 * Performs a write once per key: the first outcome is kept for 24 hours and given to everybody who
 * comes with the same key, also on other instances; twins wait for it. A failure is an outcome too
 * once anything may have changed upstream: trying again could do it twice. Only what certainly
 * changed nothing may be tried again under the same key.
 */
export async function runOnce(
  keyValueStore: KeyValueStore,
  request: FastifyRequest,
  scope: string,
  perform: () => Promise<unknown>,
  mayHaveChanged: () => boolean,
): Promise<unknown> {
  const key = request.headers[idempotencyHeader]
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new ProblemError('idempotency-key-missing')
  const name = recordKey('once', JSON.stringify([scope, request.url, key]))

  // The mark outlives any failure to replace it: what may have happened is not done again.
  if (!(await keyValueStore.setIfAbsent(name, underWay + Date.now(), keptSeconds))) {
    const first = await outcomeOf(keyValueStore, name, key)
    // Gone: it certainly did not happen, and may be tried by whoever waited.
    return first ? answerOf(first) : runOnce(keyValueStore, request, scope, perform, mayHaveChanged)
  }
  let outcome: Outcome
  try {
    outcome = { reply: await perform() }
  } catch (fault) {
    if (!mayHaveChanged()) {
      await keyValueStore.delete(name)
      throw fault
    }
    const code = fault instanceof ProblemError ? fault.code : 'outcome-unknown'
    await keyValueStore.set(name, encrypt(key, { code }), keptSeconds)
    throw fault
  }
  await keyValueStore.set(name, encrypt(key, outcome), keptSeconds)
  return answerOf(outcome)
}

async function outcomeOf(
  keyValueStore: KeyValueStore,
  name: string,
  key: string,
): Promise<Outcome | undefined> {
  for (;;) {
    const kept = await keyValueStore.get(name)
    if (kept === undefined) return undefined
    if (!kept.startsWith(underWay))
      return (decrypt(key, kept) as Outcome | undefined) ?? { code: 'outcome-unknown' }
    if (Date.now() - Number(kept.slice(underWay.length)) > mostMs)
      return { code: 'outcome-unknown' }
    await wait(pollMs)
  }
}

function answerOf(outcome: Outcome): unknown {
  if ('code' in outcome) throw new ProblemError(outcome.code)
  return outcome.reply
}
