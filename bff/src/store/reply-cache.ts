import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A finished reply with its ETag. */
export interface CachedReply {
  /** A short one in ASCII is text, which Node writes together with the head. */
  body: string | Buffer
  etag: string
  /** Monotonic clock at which it was made, milliseconds. */
  at: number
  /** Partial, or caching is off: shared with concurrent requests only. */
  uncacheable?: true
  /** Served past its freshness because the upstream failed (stale-if-error). */
  stale?: true
}

export interface LoadedReply {
  content: string
  cacheable: boolean
}

export interface CacheOptions {
  staleIfError: boolean
  /** Freshness in milliseconds, where it differs from the cache's own. */
  freshMs?: number
}

interface CacheRequest extends CacheOptions {
  load: (signal: AbortSignal) => Promise<LoadedReply>
}

/** The load of a flight. lru-cache's own `signal` option is not used: Node never frees its listeners. */
interface FlightRequest extends CacheRequest {
  signal: AbortSignal
}

/** All readers of a load had disconnected. */
class AbandonedLoad extends Error {}

/** `shared`: joined a load in flight (single-flight). */
export type CacheOutcome = 'hit' | 'miss' | 'shared' | 'stale'

interface Settings {
  maxBytes: number
  /** Freshness, milliseconds; 0 turns caching off. */
  freshMs: number
  /** Time after expiry within which stale-if-error applies, milliseconds. */
  staleMs: number
  onOutcome: (outcome: CacheOutcome) => void
}

const maxTextBytes = 8192

const staleRetryMs = 2000

interface Flight {
  waiting: number
  abort: AbortController
}

/**
 * Finished replies by key, bounded by bytes (LRU). Concurrent reads of a key are single-flight; the
 * load is aborted when the last of them disconnects. Failures are never cached.
 */
export class ReplyCache {
  readonly #replies: LRUCache<string, CachedReply, FlightRequest>
  readonly #flights = new Map<string, Flight>()
  readonly #onOutcome: (outcome: CacheOutcome) => void

  constructor({ maxBytes, freshMs, staleMs, onOutcome }: Settings) {
    this.#onOutcome = onOutcome
    this.#replies = new LRUCache<string, CachedReply, FlightRequest>({
      maxSize: maxBytes,
      // 200: what an entry costs beside its bytes.
      sizeCalculation: ({ body }, key) => body.length + key.length + 200,
      ttl: freshMs,
      ttlResolution: 0,
      allowStaleOnFetchRejection: false,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
      fetchMethod: async (_key, expired, { context, options }) => {
        try {
          const { content, cacheable } = await context.load(context.signal)
          if (cacheable && freshMs > 0) {
            options.ttl = context.freshMs ?? freshMs
            return toCachedReply(content)
          }
          options.ttl = 1
          return { ...toCachedReply(content), uncacheable: true }
        } catch (error) {
          if (context.signal.aborted) throw new AbandonedLoad()
          const fresh = context.freshMs ?? freshMs
          const usable = expired && performance.now() - expired.at < fresh + staleMs
          if (!usable || !context.staleIfError) throw error
          options.ttl = staleRetryMs
          return { ...expired, stale: true }
        }
      },
    })
  }

  get(key: string): CachedReply | undefined {
    const reply = this.#replies.get(key)
    if (!reply || reply.uncacheable) return undefined
    this.#onOutcome(reply.stale ? 'stale' : 'hit')
    return reply
  }

  /** Loads the reply, once for all concurrent reads. `signal` aborts when this client disconnects. */
  async read(key: string, request: CacheRequest, signal: AbortSignal): Promise<CachedReply> {
    const flight = this.#join(key)
    const leave = () => {
      if (--flight.waiting === 0) flight.abort.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    const status: LRUCache.Status<string, CachedReply, FlightRequest> = {}
    try {
      const context = { ...request, signal: flight.abort.signal }
      const reply = await this.#replies.forceFetch(key, { context, status })
      if (reply.uncacheable) this.#replies.delete(key)
      this.#onOutcome(reply.stale ? 'stale' : outcomeOf(status))
      return reply
    } catch (error) {
      // All other readers disconnected just before this one joined: load again.
      if (error instanceof AbandonedLoad && !signal.aborted) return this.read(key, request, signal)
      throw error
    } finally {
      signal.removeEventListener('abort', leave)
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
  }

  get size(): number {
    return this.#replies.calculatedSize
  }

  #join(key: string): Flight {
    const current = this.#flights.get(key)
    const flight =
      current && !current.abort.signal.aborted
        ? current
        : { waiting: 0, abort: new AbortController() }
    this.#flights.set(key, flight)
    flight.waiting++
    return flight
  }
}

function outcomeOf({ fetch }: LRUCache.Status<string, CachedReply, FlightRequest>): CacheOutcome {
  if (fetch === 'hit') return 'hit'
  return fetch === 'inflight' ? 'shared' : 'miss'
}

function toCachedReply(content: string): CachedReply {
  const isShort = content.length <= maxTextBytes && content.length === Buffer.byteLength(content)
  const body = isShort ? content : Buffer.from(content)
  return { body, etag: `"${hash('sha1', body, 'base64url')}"`, at: performance.now() }
}
