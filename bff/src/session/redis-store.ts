import type { Session } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type BatchReader, createBatchReader } from '../store/batch-reads.ts'
import { isReplyError, orUnavailable, type RedisClient, recordKey } from '../store/redis.ts'
import { decrypt, encrypt } from './encrypt.ts'
import type { Hmac } from './hmac.ts'
import {
  type ActiveSession,
  type Device,
  dataOf,
  movedSeconds,
  recordKeyOf,
  type SessionCaller,
  type SessionLifetime,
  type Sessions,
  toSessionCaller,
} from './session-store.ts'

/** Entry in a user's list of sessions, readable without decrypting the session. */
interface Entry {
  device: Device
  since: number
  /** Absent in entries of earlier releases. */
  endsAt?: number
}

/** The record is encrypted with its id, so its key alone does not open it. */
interface ReadCaller extends SessionCaller {
  encrypted: string
  endsAt: number
  /** When this instance last reset the idle timeout by a cached read. */
  resetAt: number
}

export const sessionPrefix = 'session:'
const movedPrefix = 'session-moved:'
const keyOf = (record: string) => sessionPrefix + record

/**
 * Writes a record, and with it its entry in the owner's list. Each hundredth entry drops those of sessions
 * that have expired, since a list outlives them while its user keeps signing in.
 */
const writeScript = `
local mode, record, entry, endsAt = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
if not redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2], mode) or entry == '' then return end
local isNew = redis.call('HSET', KEYS[2], record, entry) == 1
redis.call('PEXPIREAT', KEYS[2], endsAt, 'GT')
redis.call('PEXPIREAT', KEYS[2], endsAt, 'NX')
if not isNew or redis.call('HLEN', KEYS[2]) % 100 > 0 then return end
for _, listed in ipairs(redis.call('HKEYS', KEYS[2])) do
  if redis.call('EXISTS', ARGV[7] .. listed) == 0 then redis.call('HDEL', KEYS[2], listed) end
end`

const moveScript = `
local from, to = ARGV[1], ARGV[2]
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RENAME', KEYS[1], KEYS[2])
redis.call('SET', KEYS[3], to, 'EX', ARGV[3])
for list = 4, #KEYS do
  local entry = redis.call('HGET', KEYS[list], from)
  if entry then
    redis.call('HDEL', KEYS[list], from)
    redis.call('HSET', KEYS[list], to, entry)
  end
end
return 1`

const endScript = `
local record = ARGV[1]
while record do
  redis.call('DEL', ARGV[2] .. record)
  for _, list in ipairs(KEYS) do redis.call('HDEL', list, record) end
  record = redis.call('GET', ARGV[3] .. record)
end`

const endOthersScript = `
local current, ended = ARGV[1], 0
local moved = redis.call('GET', ARGV[3] .. current)
while moved do
  current = moved
  moved = redis.call('GET', ARGV[3] .. current)
end
local wanted
if ARGV[4] then
  wanted = {}
  for position = 4, #ARGV do wanted[ARGV[position]] = true end
end
for _, list in ipairs(KEYS) do
  for _, record in ipairs(redis.call('HKEYS', list)) do
    if record ~= current and (not wanted or wanted[record]) then
      ended = ended + redis.call('DEL', ARGV[2] .. record)
      redis.call('HDEL', list, record)
    end
  end
end
return ended`

/**
 * Session store in Redis, shared by all instances. Records are encrypted with the cookie's id and
 * keyed by its hash, lists by the HMAC of their user: a dump of Redis reveals nothing. A list lies under
 * the name of each key of the ring that was current while its sessions began.
 */
export class RedisStore implements Sessions {
  readonly #redis: RedisClient
  readonly #readInBatch: BatchReader
  readonly #hmac: Hmac
  /** Of the keys that scripts make; ioredis adds it to those that they are given. */
  readonly #prefixes: [session: string, moved: string]
  /** A cached read resets the idle timeout only if this instance has not done so for this long. */
  readonly #slackMs: number
  /** Idle timeout and slack, so that no record expires early. */
  readonly #lifeMs: number
  readonly #now: () => number
  /** Callers of records as they were last read: decrypting one costs 22 µs. */
  readonly #callers = new LRUCache<string, ReadCaller>({ max: 10_000 })

  constructor(redis: RedisClient, hmac: Hmac, { idleMs, now = Date.now }: SessionLifetime) {
    this.#redis = redis
    this.#readInBatch = createBatchReader((keys) => redis.mget(keys))
    this.#hmac = hmac
    const { keyPrefix = '' } = redis.options
    this.#prefixes = [keyPrefix + sessionPrefix, keyPrefix + movedPrefix]
    this.#slackMs = Math.ceil(idleMs / 60)
    this.#lifeMs = idleMs + this.#slackMs
    this.#now = now
  }

  get(id: string, done: (error: unknown, session?: Session | null) => void) {
    this.#read(id, (key) => this.#getAndResetIdle(key), done)
  }

  peek(id: string, done: (error: unknown, session?: Session | null) => void) {
    this.#read(id, (key) => this.#redis.get(key), done)
  }

  async findCaller(
    id: string,
    onExpected?: (userId: string) => void,
  ): Promise<SessionCaller | undefined> {
    const record = recordKeyOf(id)
    const reading = this.#readInBatch(keyOf(record))
    const expected = this.#callers.get(record)?.caller
    if (expected) onExpected?.(expected.userId)
    try {
      const [encrypted = null] = await reading
      const found = this.#findCaller(id, record, encrypted)
      if (found) this.#resetIdle(record, found)
      return found
    } catch {
      return { unavailable: true }
    }
  }

  set(id: string, session: Session, done: (error?: unknown) => void) {
    orUnavailable(this.#write(id, session)).then(() => done(), done)
  }

  destroy(id: string, done: (error?: unknown) => void) {
    orUnavailable(this.#redis.del(keyOf(recordKeyOf(id)))).then(() => done(), done)
  }

  async move(oldId: string, newId: string, owner = ''): Promise<boolean> {
    const [from, to] = [recordKeyOf(oldId), recordKeyOf(newId)]
    const keys = [keyOf(from), keyOf(to), movedPrefix + from, ...this.#listsOf(owner)]
    const moved = this.#redis.eval(moveScript, keys.length, ...keys, from, to, movedSeconds)
    return (await orUnavailable(moved)) === 1
  }

  async end(id: string, owner = ''): Promise<void> {
    const args = [recordKeyOf(id), ...this.#prefixes]
    const lists = this.#listsOf(owner)
    await orUnavailable(this.#redis.eval(endScript, lists.length, ...lists, ...args))
  }

  list(userId: string, currentId: string): Promise<ActiveSession[]> {
    return orUnavailable(this.#list(userId, currentId))
  }

  async endOthers(userId: string, currentId: string, records?: readonly string[]) {
    if (records?.length === 0) return 0
    const args = [recordKeyOf(currentId), ...this.#prefixes, ...(records ?? [])]
    const lists = this.#listsOf(userId)
    const ended = this.#redis.eval(endOthersScript, lists.length, ...lists, ...args)
    return Number(await orUnavailable(ended))
  }

  close() {}

  /** The first takes new entries. */
  #listsOf(userId: string): [string, ...string[]] {
    const [current, ...older] = this.#hmac.names('sessions', userId)
    const keyOfList = (name: string) => recordKey('sessions', name)
    return [keyOfList(current), ...older.map(keyOfList)]
  }

  async #list(userId: string, currentId: string): Promise<ActiveSession[]> {
    const lists = this.#listsOf(userId)
    const contents = await Promise.all(lists.map((list) => this.#redis.hgetall(list)))
    const entries = Object.entries<string>(Object.assign({}, ...contents))
    const ttls = await Promise.all(entries.map(([record]) => this.#redis.pttl(keyOf(record))))
    const current = recordKeyOf(currentId)
    const found: ActiveSession[] = []
    for (const [position, [record, content]] of entries.entries()) {
      const ttlMs = ttls[position] ?? -2
      if (ttlMs < 0) {
        await Promise.all(lists.map((list) => this.#redis.hdel(list, record)))
        continue
      }
      const lastUsed = this.#now() - (this.#lifeMs - ttlMs)
      const { endsAt = Number.POSITIVE_INFINITY, ...entry }: Entry = JSON.parse(content)
      if (this.#now() < endsAt)
        found.push({ ...entry, record, lastUsed, current: record === current })
    }
    return found.toSorted((a, b) => b.since - a.since)
  }

  #read(
    id: string,
    fetch: (key: string) => Promise<string | null>,
    done: (error: unknown, session?: Session | null) => void,
  ) {
    fetch(keyOf(recordKeyOf(id)))
      .then((encrypted) => this.#decrypt(id, encrypted))
      .then(
        (session) => done(null, session),
        // Unavailable is not signed out: see endpoints/require-session.ts.
        () => done(null, { unavailable: true } as Session),
      )
  }

  #findCaller(id: string, record: string, encrypted: string | null): ReadCaller | undefined {
    if (!encrypted) return undefined
    const known = this.#callers.get(record)
    if (known?.encrypted === encrypted) return this.#now() < known.endsAt ? known : undefined
    const session = this.#decrypt(id, encrypted)
    if (!session) return undefined
    const { caller, endsAt = Number.POSITIVE_INFINITY } = session
    const found = { encrypted, endsAt, resetAt: 0, caller: caller && toSessionCaller(caller) }
    this.#callers.set(record, found)
    return found
  }

  #resetIdle(record: string, found: ReadCaller) {
    // A clock that was set back must not suspend the resets.
    if (Math.abs(this.#now() - found.resetAt) < this.#slackMs) return
    found.resetAt = this.#now()
    this.#redis.pexpire(keyOf(record), this.#lifeMs).catch(() => {
      found.resetAt = 0
    })
  }

  async #getAndResetIdle(key: string): Promise<string | null> {
    try {
      return await this.#redis.getex(key, 'PX', this.#lifeMs)
    } catch (error) {
      if (!isReplyError(error)) throw error
      // A read-only Redis refuses GETEX.
      return this.#redis.get(key)
    }
  }

  #decrypt(id: string, encrypted: string | null): Session | null {
    const session = encrypted && (decrypt(id, encrypted) as Session | undefined)
    if (!session || (session.endsAt ?? Number.POSITIVE_INFINITY) <= this.#now()) return null
    return { ...session, stored: true }
  }

  async #write(id: string, session: Session) {
    if (session.unavailable) throw new Error('The session could not be read')
    const record = recordKeyOf(id)
    const content = encrypt(id, dataOf(session))
    const { caller, signedIn, endsAt = this.#now() } = session
    const entry = caller && signedIn ? JSON.stringify({ ...signedIn, endsAt } satisfies Entry) : ''
    const keys = [keyOf(record), this.#listsOf(caller?.userId ?? '')[0]]
    const mode = session.stored ? 'XX' : 'NX'
    const args = [content, this.#lifeMs, mode, record, entry, endsAt, this.#prefixes[0]]
    await this.#redis.eval(writeScript, keys.length, ...keys, ...args)
    session.stored = true
  }
}
