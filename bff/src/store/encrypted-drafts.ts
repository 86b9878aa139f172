import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem-error.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { recordKey } from './redis.ts'

/** Whoever changes a draft has it alone; a crash gives it back after so many seconds. */
const lockSeconds = 5
const pollMs = 15

/**
 * What somebody has begun to fill in, kept for this browser under a cookie of its own: it outlives
 * the session, which idles out and is replaced at sign-in. Records are found under a hash of the
 * cookie's id and of what they are about, and sealed under the id: the server alone reads none.
 */
export interface Drafts<T = unknown> {
  read(request: FastifyRequest, about: string): Promise<T | undefined>
  /** Puts it in place of what was; gives the browser its cookie where it has none. */
  create(request: FastifyRequest, reply: FastifyReply, about: string, draft: T): Promise<void>
  /**
   * Changes what is there, one after another on all instances. `change` gives what is kept from now
   * on; undefined leaves all as it is. Gives what was there.
   */
  update(
    request: FastifyRequest,
    about: string,
    change: (draft: T | undefined) => T | undefined,
  ): Promise<void>
  delete(request: FastifyRequest, about: string): Promise<void>
}

type DraftConfig = Pick<Config, 'PUBLIC_ORIGIN' | 'HOST_ORIGINS' | 'APPLICATION_HOURS'>

export function createDrafts(keyValueStore: KeyValueStore, config: DraftConfig): Drafts {
  const { name: cookie, attributes } = draftCookie(config)
  const seconds = config.APPLICATION_HOURS * 3600
  const idOf = ({ cookies }: FastifyRequest) => /^[\w-]{43}$/.exec(cookies[cookie] ?? '')?.[0]
  const nameOf = (id: string, about: string) => recordKey('draft', JSON.stringify([id, about]))
  const put = (id: string, about: string, draft: unknown) =>
    keyValueStore.set(nameOf(id, about), encrypt(id, draft), seconds)

  async function read(request: FastifyRequest, about: string) {
    const id = idOf(request)
    const kept = id && (await keyValueStore.get(nameOf(id, about)))
    return kept ? decrypt(id, kept) : undefined
  }

  async function alone(id: string, about: string, act: () => Promise<void>) {
    const lock = `${nameOf(id, about)}:changing`
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
    async create(request, reply, about, draft) {
      const id = idOf(request) ?? randomBytes(32).toString('base64url')
      await put(id, about, draft)
      if (idOf(request) === undefined) reply.setCookie(cookie, id, attributes)
    },
    async update(request, about, change) {
      const id = idOf(request)
      if (!id) return void change(undefined)
      await alone(id, about, async () => {
        const changed = change(await read(request, about))
        if (changed !== undefined) await put(id, about, changed)
      })
    },
    async delete(request, about) {
      const id = idOf(request)
      if (id) await keyValueStore.delete(nameOf(id, about))
    },
  }
}

/** Without an end: it goes with the browser. Framed by a host, it is this host's alone. */
function draftCookie({ PUBLIC_ORIGIN, HOST_ORIGINS }: DraftConfig) {
  const secure = PUBLIC_ORIGIN.startsWith('https:')
  const framed = secure && HOST_ORIGINS.length > 0
  return {
    name: secure ? '__Host-gatehouse-application' : 'gatehouse-application',
    attributes: {
      path: '/',
      httpOnly: true,
      secure,
      ...(framed ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const }),
    },
  }
}
