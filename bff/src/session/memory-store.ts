import type { Session } from 'fastify'
import {
  type ActiveSession,
  dataOf,
  movedSeconds,
  recordKeyOf,
  type SessionCaller,
  type SessionLifetime,
  type Sessions,
  toSessionCaller,
} from './session-store.ts'

interface StoredSession {
  content: string
  /** Of `content`, for a minute at most: parsing it anew costs a read 7 %. */
  parsed: Session | undefined
  usedAt: number
  endsAt: number
  owner: string | undefined
  caller: SessionCaller['caller']
}

export class MemoryStore implements Sessions {
  readonly #sessions = new Map<string, StoredSession>()
  readonly #byOwner = new Map<string, Set<string>>()
  readonly #moved = new Map<string, { to: string; until: number }>()
  readonly #idleMs: number
  readonly #now: () => number
  readonly #sweep: NodeJS.Timeout

  constructor({ idleMs, now = Date.now }: SessionLifetime) {
    this.#idleMs = idleMs
    this.#now = now
    this.#sweep = setInterval(() => this.#dropExpired(), 60_000).unref()
  }

  get(id: string, done: (error: unknown, session?: Session | null) => void) {
    const stored = this.#alive(recordKeyOf(id))
    if (stored) stored.usedAt = this.#now()
    done(null, toSession(stored))
  }

  peek(id: string, done: (error: unknown, session?: Session | null) => void) {
    done(null, toSession(this.#alive(recordKeyOf(id))))
  }

  findCaller(id: string): SessionCaller | undefined {
    const stored = this.#alive(recordKeyOf(id))
    if (!stored) return undefined
    stored.usedAt = this.#now()
    return stored
  }

  set(id: string, session: Session, done: (error?: unknown) => void) {
    const record = recordKeyOf(id)
    if (Boolean(session.stored) === Boolean(this.#alive(record))) {
      const { caller } = session
      const owner = caller?.userId
      this.#drop(record)
      this.#sessions.set(record, {
        content: JSON.stringify(dataOf(session)),
        parsed: undefined,
        usedAt: this.#now(),
        endsAt: session.endsAt ?? Number.POSITIVE_INFINITY,
        owner,
        caller: caller && toSessionCaller(caller),
      })
      this.#list(record, owner)
    }
    session.stored = true
    done()
  }

  destroy(id: string, done: (error?: unknown) => void) {
    this.#drop(recordKeyOf(id))
    done()
  }

  async move(oldId: string, newId: string, owner?: string): Promise<boolean> {
    const [from, to] = [recordKeyOf(oldId), recordKeyOf(newId)]
    const stored = this.#alive(from)
    if (!stored) return false
    this.#drop(from)
    this.#sessions.set(to, { ...stored, owner })
    this.#list(to, owner)
    this.#moved.set(from, { to, until: this.#now() + movedSeconds * 1000 })
    return true
  }

  async end(id: string): Promise<void> {
    this.#drop(this.#latest(recordKeyOf(id)))
  }

  async list(userId: string, currentId: string): Promise<ActiveSession[]> {
    const current = recordKeyOf(currentId)
    const found = this.#recordsOf(userId).flatMap((record) => {
      const stored = this.#alive(record)
      const session: Session | undefined = stored && JSON.parse(stored.content)
      if (!stored || !session?.signedIn) return []
      const { usedAt: lastUsed } = stored
      return [{ ...session.signedIn, record, lastUsed, current: record === current }]
    })
    return found.toSorted((a, b) => b.since - a.since)
  }

  async endOthers(userId: string, currentId: string, records?: readonly string[]) {
    const current = this.#latest(recordKeyOf(currentId))
    const others = this.#recordsOf(userId).filter(
      (record) => record !== current && (records?.includes(record) ?? true),
    )
    const ended = others.filter((record) => this.#alive(record)).length
    for (const record of others) this.#drop(record)
    return ended
  }

  /** Includes expired sessions that have not been swept yet. */
  get size(): number {
    return this.#sessions.size
  }

  close() {
    clearInterval(this.#sweep)
    this.#sessions.clear()
    this.#byOwner.clear()
    this.#moved.clear()
  }

  /** The record to which this one was moved, if it was. */
  #latest(record: string): string {
    const moved = this.#moved.get(record)
    return moved && this.#now() < moved.until ? this.#latest(moved.to) : record
  }

  #list(record: string, owner: string | undefined) {
    if (owner) this.#byOwner.set(owner, (this.#byOwner.get(owner) ?? new Set()).add(record))
  }

  #recordsOf(userId: string): string[] {
    return [...(this.#byOwner.get(userId) ?? [])]
  }

  #drop(record: string) {
    const owner = this.#sessions.get(record)?.owner
    this.#sessions.delete(record)
    if (!owner) return
    const records = this.#byOwner.get(owner)
    records?.delete(record)
    if (records?.size === 0) this.#byOwner.delete(owner)
  }

  #alive(record: string): StoredSession | undefined {
    const stored = this.#sessions.get(record)
    return stored && this.#isAlive(stored) ? stored : undefined
  }

  #isAlive({ usedAt, endsAt }: StoredSession): boolean {
    const now = this.#now()
    return now < endsAt && now - usedAt < this.#idleMs
  }

  #dropExpired() {
    for (const [record, stored] of this.#sessions) {
      stored.parsed = undefined
      if (!this.#isAlive(stored)) this.#drop(record)
    }
    for (const [record, { until }] of this.#moved)
      if (until <= this.#now()) this.#moved.delete(record)
  }
}

function toSession(stored: StoredSession | undefined): Session | null {
  if (!stored) return null
  const parsed: Session = stored.parsed ?? freeze(JSON.parse(stored.content))
  stored.parsed = parsed
  return { ...parsed, stored: true }
}

/** With all that it holds: requests in flight share it. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze)
  return Object.freeze(value)
}
