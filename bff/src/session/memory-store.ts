import type { Session } from 'fastify'
import {
  type ActiveSession,
  dataOf,
  recordKeyOf,
  type SessionLifetime,
  type Sessions,
} from './session-store.ts'

interface Held {
  content: string
  usedAt: number
  endsAt: number
  owner: string | undefined
}

/** Sessions in this process's memory. */
export class MemoryStore implements Sessions {
  readonly #held = new Map<string, Held>()
  readonly #owned = new Map<string, Set<string>>()
  readonly #idleMs: number
  readonly #now: () => number
  readonly #sweep: NodeJS.Timeout

  constructor({ idleMs, now = Date.now }: SessionLifetime) {
    this.#idleMs = idleMs
    this.#now = now
    this.#sweep = setInterval(() => this.#dropExpired(), 60_000).unref()
  }

  get(id: string, done: (error: unknown, session?: Session | null) => void) {
    const held = this.#alive(recordKeyOf(id))
    if (!held) return done(null, null)
    held.usedAt = this.#now()
    done(null, { ...JSON.parse(held.content), stored: true })
  }

  set(id: string, session: Session, done: (error?: unknown) => void) {
    const record = recordKeyOf(id)
    if (!session.stored || this.#alive(record)) {
      const owner = session.caller?.userId
      this.#held.set(record, {
        content: JSON.stringify(dataOf(session)),
        usedAt: this.#now(),
        endsAt: session.endsAt ?? Number.POSITIVE_INFINITY,
        owner,
      })
      if (owner) this.#owned.set(owner, (this.#owned.get(owner) ?? new Set()).add(record))
      session.stored = true
    }
    done()
  }

  destroy(id: string, done: (error?: unknown) => void) {
    this.#drop(recordKeyOf(id))
    done()
  }

  async list(userId: string, currentId: string): Promise<ActiveSession[]> {
    const current = recordKeyOf(currentId)
    const found = this.#recordsOf(userId).flatMap((record) => {
      const held = this.#alive(record)
      const session: Session | undefined = held && JSON.parse(held.content)
      if (!held || !session?.signedIn) return []
      return [{ ...session.signedIn, lastUsed: held.usedAt, current: record === current }]
    })
    return found.toSorted((a, b) => b.since - a.since)
  }

  async endOthers(userId: string, currentId: string): Promise<number> {
    const current = recordKeyOf(currentId)
    const others = this.#recordsOf(userId).filter((record) => record !== current)
    for (const record of others) this.#drop(record)
    return others.length
  }

  /** How many are held, those included that have ended and not been dropped yet. */
  get size(): number {
    return this.#held.size
  }

  close() {
    clearInterval(this.#sweep)
    this.#held.clear()
    this.#owned.clear()
  }

  #recordsOf(userId: string): string[] {
    return [...(this.#owned.get(userId) ?? [])]
  }

  #drop(record: string) {
    const owner = this.#held.get(record)?.owner
    this.#held.delete(record)
    if (!owner) return
    const owned = this.#owned.get(owner)
    owned?.delete(record)
    if (owned?.size === 0) this.#owned.delete(owner)
  }

  #alive(record: string): Held | undefined {
    const held = this.#held.get(record)
    return held && this.#isAlive(held) ? held : undefined
  }

  #isAlive({ usedAt, endsAt }: Held): boolean {
    const now = this.#now()
    return now < endsAt && now - usedAt < this.#idleMs
  }

  #dropExpired() {
    for (const [record, held] of this.#held) if (!this.#isAlive(held)) this.#drop(record)
  }
}
