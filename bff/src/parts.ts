import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createReadiness } from './ops/readiness.ts'
import { acceptedNotices } from './server/accepted-notices.ts'
import { createAudit } from './server/audit.ts'
import { createDrafts } from './server/drafts.ts'
import { generations } from './server/generations.ts'
import { keyedBy } from './server/keyed.ts'
import { knownDevices } from './server/known-devices.ts'
import { createLimits } from './server/limits.ts'
import { MemoryStore } from './server/memory-store.ts'
import { createMetrics } from './server/metrics.ts'
import { connectRedis, untilReady } from './server/redis.ts'
import { RedisStore } from './server/redis-store.ts'
import { ReplyCache } from './server/reply-cache.ts'
import { createShelf } from './server/shelf.ts'
import { createStepUps } from './server/step-up.ts'
import { startTracing } from './server/tracing.ts'
import { trustedProxies } from './server/trusted-proxies.ts'
import { createUploads } from './server/uploads.ts'
import { createUpstream } from './upstream/gateway.ts'

export type Parts = Awaited<ReturnType<typeof createParts>>

/** What the gateway is made of, beside its listeners: each made once, and ended by `close`. */
export async function createParts(config: Config, log: Logger) {
  const redis = config.REDIS_URL === '' ? undefined : await connectRedis(config.REDIS_URL, log)
  if (redis) await untilReady(redis, log)
  const trusts = trustedProxies(config.TRUST_PROXY)
  const metrics = createMetrics()
  const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, trusts)
  const audit = createAudit(config, log, metrics.recorded)
  const upstream = createUpstream(config, { log, heard: metrics.asked, tracing })
  const idle = { idleMs: config.SESSION_IDLE_MINUTES * 60_000 }
  const sessions = redis ? new RedisStore(redis, idle) : new MemoryStore(idle)
  const shelf = createShelf(redis)
  const keyed = keyedBy(config.CLIENT_SECRET)
  const cache = new ReplyCache({
    maxBytes: config.CACHE_MAX_BYTES,
    freshMs: config.CACHE_SECONDS * 1000,
    staleMs: 600_000,
    heard: metrics.read,
  })

  metrics.gauge('gatehouse_cache_bytes', 'Bytes of answers that are held', () => cache.size)
  metrics.gaugeOfOperations('gatehouse_breaker_open', '1 when an operation is not asked', (one) =>
    upstream.isOpen(one) ? 1 : 0,
  )
  if (sessions instanceof MemoryStore)
    metrics.gauge('gatehouse_sessions', 'Sessions held in this process', () => sessions.size)

  async function close() {
    sessions.close()
    redis?.disconnect()
    await upstream.close()
    audit.close()
    await tracing?.close()
  }

  return {
    config,
    trusts,
    metrics,
    tracing,
    audit,
    readiness: createReadiness(redis),
    upstream,
    sessions,
    shelf,
    stepUps: createStepUps(shelf),
    drafts: createDrafts(shelf, config),
    uploads: createUploads(config),
    keyed,
    limits: createLimits(config, redis),
    cache,
    generations: generations(redis),
    devices: knownDevices(shelf, keyed, config.PUBLIC_ORIGIN),
    notices: acceptedNotices(keyed, config.PUBLIC_ORIGIN),
    close,
  }
}
