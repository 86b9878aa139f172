import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import type { Cookie } from '../session/cookies.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { recordKey } from './redis.ts'

/** Lock lifetime: a crashed update blocks a draft no longer than this. */
const lockSeconds = 5
const pollMs = 15

/**
 * Drafts of one browser under a cookie of their own: they outlive the session, which idles out and is
 * replaced at sign-in. Keyed by a hash of the cookie's id and the topic, encrypted with the id.
 */
export interface Drafts<T = unknown> {
  read(request: FastifyRequest, topic: string): Promise<T | undefined>
  create(request: FastifyRequest, reply: FastifyReply, topic: string, draft: T): Promise<void>
  /** Updates under a lock over all instances; returning undefined leaves the draft unchanged. */
  update(
    request: FastifyRequest,
    topic: string,
    change: (draft: T | undefined) => T | undefined,
  ): Promise<void>
  delete(request: FastifyRequest, topic: string): Promise<void>
}

export function createDrafts(
  keyValueStore: KeyValueStore,
  { name: cookie, attributes }: Cookie,
  seconds: number,
): Drafts {
  const idOf = ({ cookies }: FastifyRequest) => /^[\w-]{43}$/.exec(cookies[cookie] ?? '')?.[0]
  const keyOf = (id: string, topic: string) => recordKey('draft', JSON.stringify([id, topic]))
  const put = (id: string, topic: string, draft: unknown) =>
    keyValueStore.set(keyOf(id, topic), encrypt(id, draft), seconds)

  async function read(request: FastifyRequest, topic: string) {
    const id = idOf(request)
    const stored = id && (await keyValueStore.get(keyOf(id, topic)))
    return stored ? decrypt(id, stored) : undefined
  }

  async function withLock(id: string, topic: string, act: () => Promise<void>) {
    const lock = `${keyOf(id, topic)}:changing`
    const until = Date.now() + lockSeconds * 1000
    while (!(await keyValueStore.setIfAbsent(lock, '1', lockSeconds))) {
      if (Date.now() > until) throw new ProblemError('overloaded', { retryAfter: 2 })
      await wait(pollMs)
    }
    try {
      await act()
    } finally {
      await keyValueStore.delete(lock)
    }
  }

  return {
    read,
    async create(request, reply, topic, draft) {
      const id = idOf(request) ?? randomBytes(32).toString('base64url')
      await put(id, topic, draft)
      if (idOf(request) === undefined) reply.setCookie(cookie, id, attributes)
    },
    async update(request, topic, change) {
      const id = idOf(request)
      if (!id) return void change(undefined)
      await withLock(id, topic, async () => {
        const changed = change(await read(request, topic))
        if (changed !== undefined) await put(id, topic, changed)
      })
    },
    async delete(request, topic) {
      const id = idOf(request)
      if (id) await keyValueStore.delete(keyOf(id, topic))
    },
  }
}
