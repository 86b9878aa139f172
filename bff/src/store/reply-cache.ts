import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A finished answer: what goes over the wire, and what names this version of it. */
export interface Finished {
  bytes: Buffer
  etag: string
  /** Milliseconds of the monotonic clock at which it was made. */
  at: number
  /** Given to who asked for it, and not held: it is not whole, or nothing is held. */
  passing?: true
  /** Given although it is old, because the upstream failed. */
  stale?: true
}

/** Makes the answer, and says whether it may be kept; the signal: nobody waits for it any more. */
type Make = (left: AbortSignal) => Promise<{ content: string; keep: boolean }>

interface Asking {
  make: Make
  mayBeStale: boolean
  /** How long it is fresh, where that is longer than usual; milliseconds. */
  freshMs?: number
}

/** How an answer was come by: held, made, joined to one under way, or old. */
export type How = 'hit' | 'miss' | 'shared' | 'stale'

interface Settings {
  maxBytes: number
  /** How long an answer is fresh; 0: never. */
  freshMs: number
  /** How long after that it may still stand in when the upstream fails. */
  staleMs: number
  /** Hears of every read that was answered. */
  heard: (how: How) => void
}

/** An old answer stands in for so long before the upstream is asked again. */
const standInMs = 2000

interface Flight {
  waiting: number
  left: AbortController
}

/**
 * Finished answers by key, bounded by bytes. Identical questions in flight share one answer, and
 * the last one that gives up waiting ends the work. Failures are never kept.
 */
export class ReplyCache {
  readonly #answers: LRUCache<string, Finished, Asking>
  readonly #flights = new Map<string, Flight>()
  readonly #heard: (how: How) => void

  constructor({ maxBytes, freshMs, staleMs, heard }: Settings) {
    this.#heard = heard
    this.#answers = new LRUCache<string, Finished, Asking>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 200,
      ttl: freshMs,
      ttlResolution: 0,
      allowStaleOnFetchRejection: false,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
      fetchMethod: async (_key, old, { signal, context, options }) => {
        try {
          const { content, keep } = await context.make(signal)
          if (keep && freshMs > 0) {
            options.ttl = context.freshMs ?? freshMs
            return finish(content)
          }
          options.ttl = 1
          return { ...finish(content), passing: true }
        } catch (fault) {
          const fresh = context.freshMs ?? freshMs
          const usable = old && performance.now() - old.at < fresh + staleMs
          if (!usable || !context.mayBeStale) throw fault
          options.ttl = standInMs
          return { ...old, stale: true }
        }
      },
    })
  }

  /** A fresh answer that is held; undefined when it has to be made. */
  held(key: string): Finished | undefined {
    const answer = this.#answers.get(key)
    if (!answer || answer.passing) return undefined
    this.#heard(answer.stale ? 'stale' : 'hit')
    return answer
  }

  /** The answer under a key, made once for all who ask meanwhile. `gone` resolves if the asker leaves. */
  async read(key: string, asking: Asking, gone: AbortSignal): Promise<Finished> {
    const flight = this.#join(key)
    const leave = () => {
      if (--flight.waiting === 0) flight.left.abort()
    }
    gone.addEventListener('abort', leave, { once: true })
    const status: LRUCache.Status<string, Finished, Asking> = {}
    try {
      const { signal } = flight.left
      const answer = await this.#answers.fetch(key, { context: asking, signal, status })
      if (!answer) throw new TypeError('An answer was given up while somebody waited for it')
      if (answer.passing) this.#answers.delete(key)
      this.#heard(answer.stale ? 'stale' : howOf(status))
      return answer
    } catch (fault) {
      // Everybody else had left just before this one came: the work was ended, and begins anew.
      if (flight.left.signal.aborted && !gone.aborted) return this.read(key, asking, gone)
      throw fault
    } finally {
      gone.removeEventListener('abort', leave)
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
  }

  /** Bytes that are held. */
  get size(): number {
    return this.#answers.calculatedSize
  }

  #join(key: string): Flight {
    const known = this.#flights.get(key)
    const flight =
      known && !known.left.signal.aborted ? known : { waiting: 0, left: new AbortController() }
    this.#flights.set(key, flight)
    flight.waiting++
    return flight
  }
}

function howOf({ fetch }: LRUCache.Status<string, Finished, Asking>): How {
  if (fetch === 'hit') return 'hit'
  return fetch === 'inflight' ? 'shared' : 'miss'
}

function finish(content: string): Finished {
  const bytes = Buffer.from(content)
  return { bytes, etag: `"${hash('sha1', bytes, 'base64url')}"`, at: performance.now() }
}
