import { hash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'

interface Life {
  /** Milliseconds a session lives without being used. */
  idleMs: number
  now?: () => number
}

interface Held {
  content: string
  usedAt: number
  endsAt: number
}

/**
 * Sessions in this process's memory. A request that was in flight when its session was destroyed
 * cannot bring it back: what has been stored before is only ever written over while it exists.
 * Reading is the touch that keeps a session from idling out.
 */
export class MemoryStore implements SessionStore {
  readonly #held = new Map<string, Held>()
  readonly #idleMs: number
  readonly #now: () => number
  readonly #sweep: NodeJS.Timeout

  constructor({ idleMs, now = Date.now }: Life) {
    this.#idleMs = idleMs
    this.#now = now
    this.#sweep = setInterval(() => this.#dropExpired(), 60_000).unref()
  }

  get(id: string, done: (error: unknown, session?: Session | null) => void) {
    const held = this.#alive(id)
    if (!held) return done(null, null)
    held.usedAt = this.#now()
    done(null, { ...JSON.parse(held.content), stored: true })
  }

  set(id: string, session: Session, done: (error?: unknown) => void) {
    if (!session.stored || this.#alive(id)) {
      const { cookie, stored, ...slices } = session
      this.#held.set(keyOf(id), {
        content: JSON.stringify(slices),
        usedAt: this.#now(),
        endsAt: session.endsAt ?? Number.POSITIVE_INFINITY,
      })
      session.stored = true
    }
    done()
  }

  destroy(id: string, done: (error?: unknown) => void) {
    this.#held.delete(keyOf(id))
    done()
  }

  get size() {
    return this.#held.size
  }

  close() {
    clearInterval(this.#sweep)
    this.#held.clear()
  }

  #alive(id: string): Held | undefined {
    const held = this.#held.get(keyOf(id))
    return held && this.#isAlive(held) ? held : undefined
  }

  #isAlive({ usedAt, endsAt }: Held): boolean {
    const now = this.#now()
    return now < endsAt && now - usedAt < this.#idleMs
  }

  #dropExpired() {
    for (const [key, held] of this.#held) if (!this.#isAlive(held)) this.#held.delete(key)
  }
}

/** Records are found under a hash, so that the store alone gives no usable cookie. */
function keyOf(id: string): string {
  return hash('sha256', id, 'base64url')
}
