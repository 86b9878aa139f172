import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from '../session/cookies.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import type { Hmac } from '../session/hmac.ts'
import { signValue, verifyValue } from '../session/signed-value.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { recordKey } from './redis.ts'
import { withLock } from './with-lock.ts'

/**
 * Drafts of one browser under a cookie of their own: they outlive the session, which idles out and is
 * replaced at sign-in. Encrypted with the cookie's id, which is signed against session fixation.
 */
export interface Drafts<T = unknown> {
  read(topic: string): Promise<T | undefined>
  create(topic: string, draft: T): Promise<void>
  /** Updates under a lock over all instances; returning undefined leaves the draft unchanged. */
  update(topic: string, change: (draft: T | undefined) => T | undefined): Promise<void>
  delete(topic: string): Promise<void>
  /** Drafts under the former id are no longer found. */
  renew(): void
}

export type DraftsOf = (request: FastifyRequest, reply: FastifyReply) => Drafts

export function createDrafts(
  keyValueStore: KeyValueStore,
  hmac: Hmac,
  { name: cookie, attributes }: Cookie,
  seconds: number,
): DraftsOf {
  const keyOf = (id: string, topic: string) => recordKey('draft', JSON.stringify([id, topic]))
  const put = (id: string, topic: string, draft: unknown) =>
    keyValueStore.set(keyOf(id, topic), encrypt(id, draft), seconds)

  async function read(id: string | undefined, topic: string) {
    const stored = id && (await keyValueStore.get(keyOf(id, topic)))
    return stored ? decrypt(id, stored) : undefined
  }

  return ({ cookies }, reply) => {
    let value = cookies[cookie]
    let id = verifyValue(hmac, 'drafts', value ?? '')
    /** Also of an id that was signed under an older key: a draft in use outlives that key. */
    const setCookie = (draftsId: string) => {
      const signed = signValue(hmac, 'drafts', draftsId)
      if (value === signed) return
      value = signed
      reply.setCookie(cookie, signed, attributes)
    }
    return {
      read: (topic) => read(id, topic),
      async create(topic, draft) {
        id ??= randomBytes(32).toString('base64url')
        await put(id, topic, draft)
        setCookie(id)
      },
      async update(topic, change) {
        const draftsId = id
        if (!draftsId) return void change(undefined)
        await withLock(keyValueStore, [keyOf(draftsId, topic)], async () => {
          const changed = change(await read(draftsId, topic))
          if (changed === undefined) return
          await put(draftsId, topic, changed)
          setCookie(draftsId)
        })
      },
      async delete(topic) {
        if (id) await keyValueStore.delete(keyOf(id, topic))
      },
      renew() {
        id = undefined
      },
    }
  }
}
