import type { Session } from 'fastify'
import type { Redis } from 'ioredis'
import { orUnavailable, recordKey } from '../store/redis.ts'
import { decrypt, encrypt } from './encrypt.ts'
import {
  type ActiveSession,
  type Device,
  dataOf,
  recordKeyOf,
  type SessionLifetime,
  type Sessions,
} from './session-store.ts'

/** Entry in a user's list of sessions, readable without decrypting the session. */
interface Entry {
  device: Device
  since: number
}

const keyOf = (record: string) => `gatehouse:session:${record}`
const listOf = (userId: string) => recordKey('sessions', userId)

/**
 * Session store in Redis, shared by all instances. Records are encrypted with the cookie's id and
 * keyed by its hash: a dump of Redis reveals nothing.
 */
export class RedisStore implements Sessions {
  readonly #redis: Redis
  readonly #idleMs: number
  readonly #now: () => number

  constructor(redis: Redis, { idleMs, now = Date.now }: SessionLifetime) {
    this.#redis = redis
    this.#idleMs = idleMs
    this.#now = now
  }

  get(id: string, done: (error: unknown, session?: Session | null) => void) {
    this.#read(id).then(
      (session) => done(null, session),
      // Unavailable is not signed out: see endpoints/require-session.ts.
      () => done(null, { unavailable: true } as Session),
    )
  }

  set(id: string, session: Session, done: (error?: unknown) => void) {
    orUnavailable(this.#write(id, session)).then(() => done(), done)
  }

  destroy(id: string, done: (error?: unknown) => void) {
    orUnavailable(this.#redis.del(keyOf(recordKeyOf(id)))).then(() => done(), done)
  }

  list(userId: string, currentId: string): Promise<ActiveSession[]> {
    return orUnavailable(this.#list(userId, currentId))
  }

  endOthers(userId: string, currentId: string): Promise<number> {
    return orUnavailable(this.#endOthers(userId, currentId))
  }

  close() {}

  async #list(userId: string, currentId: string): Promise<ActiveSession[]> {
    const entries = Object.entries(await this.#redis.hgetall(listOf(userId)))
    const ttls = await Promise.all(entries.map(([record]) => this.#redis.pttl(keyOf(record))))
    const current = recordKeyOf(currentId)
    const found: ActiveSession[] = []
    for (const [position, [record, content]] of entries.entries()) {
      const ttlMs = ttls[position] ?? -2
      if (ttlMs < 0) {
        await this.#redis.hdel(listOf(userId), record)
        continue
      }
      const lastUsed = this.#now() - (this.#idleMs - ttlMs)
      found.push({ ...(JSON.parse(content) as Entry), lastUsed, current: record === current })
    }
    return found.toSorted((a, b) => b.since - a.since)
  }

  async #endOthers(userId: string, currentId: string): Promise<number> {
    const current = recordKeyOf(currentId)
    const records = await this.#redis.hkeys(listOf(userId))
    const others = records.filter((record) => record !== current)
    if (others.length === 0) return 0
    const ended = await this.#redis.del(others.map(keyOf))
    await this.#redis.hdel(listOf(userId), ...others)
    return ended
  }

  async #read(id: string): Promise<Session | null> {
    const encrypted = await this.#redis.getex(keyOf(recordKeyOf(id)), 'PX', this.#idleMs)
    const session = encrypted && (decrypt(id, encrypted) as Session | undefined)
    if (!session || (session.endsAt ?? Number.POSITIVE_INFINITY) <= this.#now()) return null
    return { ...session, stored: true }
  }

  async #write(id: string, session: Session) {
    if (session.unavailable) throw new Error('The session could not be read')
    const record = recordKeyOf(id)
    const content = encrypt(id, dataOf(session))
    if (session.stored) {
      const written = await this.#redis.set(keyOf(record), content, 'PX', this.#idleMs, 'XX')
      if (written === null) return
    } else await this.#redis.set(keyOf(record), content, 'PX', this.#idleMs, 'NX')
    session.stored = true
    const { caller, signedIn } = session
    if (!caller || !signedIn) return
    await this.#redis.hset(listOf(caller.userId), record, JSON.stringify(signedIn satisfies Entry))
    await this.#redis.pexpireat(listOf(caller.userId), session.endsAt ?? this.#now(), 'GT')
    await this.#redis.pexpireat(listOf(caller.userId), session.endsAt ?? this.#now(), 'NX')
  }
}
