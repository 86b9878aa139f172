import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A finished answer: what goes over the wire, and what names this version of it. */
export interface CachedReply {
  bytes: Buffer
  etag: string
  /** Milliseconds of the monotonic clock at which it was made. */
  at: number
  /** Given to who asked for it, and not held: it is not whole, or nothing is held. */
  uncacheable?: true
  /** Given although it is old, because the upstream failed. */
  stale?: true
}

/** Makes the answer, and says whether it may be kept; the signal: nobody waits for it any more. */
type Load = (signal: AbortSignal) => Promise<{ content: string; keep: boolean }>

interface CacheRequest {
  make: Load
  mayBeStale: boolean
  /** How long it is fresh, where that is longer than usual; milliseconds. */
  freshMs?: number
}

/** How an answer was come by: held, made, joined to one under way, or old. */
export type CacheOutcome = 'hit' | 'miss' | 'shared' | 'stale'

interface Settings {
  maxBytes: number
  /** How long an answer is fresh; 0: never. */
  freshMs: number
  /** How long after that it may still stand in when the upstream fails. */
  staleMs: number
  /** Hears of every read that was answered. */
  onOutcome: (how: CacheOutcome) => void
}

/** An old answer stands in for so long before the upstream is asked again. */
const staleRetryMs = 2000

interface Flight {
  waiting: number
  abort: AbortController
}

/**
 * Finished answers by key, bounded by bytes. Identical questions in flight share one answer, and
 * the last one that gives up waiting ends the work. Failures are never kept.
 */
export class ReplyCache {
  readonly #answers: LRUCache<string, CachedReply, CacheRequest>
  readonly #flights = new Map<string, Flight>()
  readonly #heard: (how: CacheOutcome) => void

  constructor({ maxBytes, freshMs, staleMs, onOutcome: heard }: Settings) {
    this.#heard = heard
    this.#answers = new LRUCache<string, CachedReply, CacheRequest>({
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
            return toCachedReply(content)
          }
          options.ttl = 1
          return { ...toCachedReply(content), uncacheable: true }
        } catch (fault) {
          const fresh = context.freshMs ?? freshMs
          const usable = old && performance.now() - old.at < fresh + staleMs
          if (!usable || !context.mayBeStale) throw fault
          options.ttl = staleRetryMs
          return { ...old, stale: true }
        }
      },
    })
  }

  /** A fresh answer that is held; undefined when it has to be made. */
  get(key: string): CachedReply | undefined {
    const answer = this.#answers.get(key)
    if (!answer || answer.uncacheable) return undefined
    this.#heard(answer.stale ? 'stale' : 'hit')
    return answer
  }

  /** The answer under a key, made once for all who ask meanwhile. `gone` resolves if the asker leaves. */
  async read(key: string, asking: CacheRequest, gone: AbortSignal): Promise<CachedReply> {
    const flight = this.#join(key)
    const leave = () => {
      if (--flight.waiting === 0) flight.abort.abort()
    }
    gone.addEventListener('abort', leave, { once: true })
    const status: LRUCache.Status<string, CachedReply, CacheRequest> = {}
    try {
      const { signal } = flight.abort
      const answer = await this.#answers.fetch(key, { context: asking, signal, status })
      if (!answer) throw new TypeError('An answer was given up while somebody waited for it')
      if (answer.uncacheable) this.#answers.delete(key)
      this.#heard(answer.stale ? 'stale' : outcomeOf(status))
      return answer
    } catch (fault) {
      // Everybody else had left just before this one came: the work was ended, and begins anew.
      if (flight.abort.signal.aborted && !gone.aborted) return this.read(key, asking, gone)
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
      known && !known.abort.signal.aborted ? known : { waiting: 0, abort: new AbortController() }
    this.#flights.set(key, flight)
    flight.waiting++
    return flight
  }
}

function outcomeOf({ fetch }: LRUCache.Status<string, CachedReply, CacheRequest>): CacheOutcome {
  if (fetch === 'hit') return 'hit'
  return fetch === 'inflight' ? 'shared' : 'miss'
}

function toCachedReply(content: string): CachedReply {
  const bytes = Buffer.from(content)
  return { bytes, etag: `"${hash('sha1', bytes, 'base64url')}"`, at: performance.now() }
}
