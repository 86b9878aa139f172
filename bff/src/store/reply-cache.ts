import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A finished reply with its ETag. */
export interface CachedReply {
  /** The bytes of a short one as latin1 text, which Node writes together with the head. */
  body: string | Buffer
  etag: string
  /** Monotonic clock at which it was made, milliseconds. */
  at: number
  /** Served past its freshness because the upstream failed (stale-if-error). */
  stale?: true
}

export interface LoadedReply {
  content: string
  /** False for a partial one: concurrent reads share it, later ones do not. */
  cacheable: boolean
}

export interface CacheOptions {
  /** Errors for which an expired reply is served (stale-if-error); others are thrown. */
  staleIf?: ((error: unknown) => boolean) | undefined
  /** Freshness in milliseconds, where it differs from the cache's own. */
  freshMs?: number
}

interface CacheRequest extends CacheOptions {
  /** Aborted when all its readers have disconnected; may be aborted by the load itself. */
  load: (abort: AbortController) => Promise<LoadedReply>
}

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

/** Reason of an abort: all readers of the load have disconnected. */
const abandoned = new Error('abandoned')

interface Flight {
  waiting: number
  abort: AbortController
  reply: Promise<CachedReply>
}

/**
 * Finished replies by key, bounded by bytes (LRU). Concurrent reads of a key are single-flight; the
 * load is aborted when the last of them disconnects. Failures are never cached.
 */
export class ReplyCache {
  readonly #replies: LRUCache<string, CachedReply>
  readonly #flights = new Map<string, Flight>()
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
    this.#replies = new LRUCache({
      maxSize: settings.maxBytes,
      // 200: what an entry costs beside its bytes.
      sizeCalculation: ({ body }, key) => body.length + key.length + 200,
      ttl: settings.freshMs,
      ttlResolution: 0,
      // For stale-if-error.
      noDeleteOnStaleGet: true,
    })
  }

  get(key: string): CachedReply | undefined {
    const reply = this.#replies.get(key)
    if (reply) this.#settings.onOutcome(reply.stale ? 'stale' : 'hit')
    return reply
  }

  /** A read of this key starts a load. */
  mustLoad(key: string): boolean {
    return !this.#replies.has(key) && !this.#joinable(key)
  }

  /**
   * The cached reply, or a new one, loaded once for all concurrent reads. `onDisconnect` is told what
   * to do when this client disconnects.
   */
  async read(
    key: string,
    request: CacheRequest,
    onDisconnect: (leave: () => void) => void,
  ): Promise<CachedReply> {
    const cached = this.get(key)
    if (cached) return cached
    const joined = this.#joinable(key)
    const flight = joined ?? this.#start(key, request)
    flight.waiting++
    onDisconnect(() => {
      if (--flight.waiting === 0) flight.abort.abort(abandoned)
    })
    const reply = await flight.reply
    this.#settings.onOutcome(reply.stale ? 'stale' : joined ? 'shared' : 'miss')
    return reply
  }

  get size(): number {
    return this.#replies.calculatedSize
  }

  #joinable(key: string): Flight | undefined {
    const flight = this.#flights.get(key)
    return flight?.abort.signal.aborted ? undefined : flight
  }

  #start(key: string, request: CacheRequest): Flight {
    const abort = new AbortController()
    const reply = this.#load(key, request, abort).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    const flight = { waiting: 0, abort, reply }
    this.#flights.set(key, flight)
    return flight
  }

  async #load(key: string, { load, ...options }: CacheRequest, abort: AbortController) {
    const isAbandoned = () => abort.signal.reason === abandoned
    const { freshMs, staleMs } = this.#settings
    const ttl = options.freshMs ?? freshMs
    try {
      const { content, cacheable } = await load(abort)
      const reply = toCachedReply(content)
      if (cacheable && freshMs > 0 && !isAbandoned()) this.#replies.set(key, reply, { ttl })
      return reply
    } catch (error) {
      if (isAbandoned()) throw error
      const expired = options.staleIf?.(error) && this.#replies.peek(key, { allowStale: true })
      if (!expired || performance.now() - expired.at >= ttl + staleMs) throw error
      const reply: CachedReply = { ...expired, stale: true }
      this.#replies.set(key, reply, { ttl: staleRetryMs })
      return reply
    }
  }
}

function toCachedReply(content: string): CachedReply {
  const bytes = Buffer.from(content)
  const body = bytes.length <= maxTextBytes ? bytes.toString('latin1') : bytes
  return { body, etag: `"${hash('sha1', bytes, 'base64url')}"`, at: performance.now() }
}

export function textOf({ body }: CachedReply): string {
  return (typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString()
}
