import type { Logger } from 'pino'
import { requireReset } from './areas/recovery/reset-handle.ts'
import type { Config } from './config.ts'
import { createStepUps } from './endpoints/step-up.ts'
import { createUploads } from './endpoints/uploads.ts'
import { createAddressMatcher } from './http/address-matcher.ts'
import { createAudit } from './observability/audit.ts'
import { createMetrics } from './observability/metrics.ts'
import { startTracing } from './observability/tracing.ts'
import { createReadiness } from './ops/readiness.ts'
import { createCookies } from './session/cookies.ts'
import { createHmacNames, namesKeys } from './session/hmac.ts'
import { createKnownDevices } from './session/known-devices.ts'
import { createKnownIdentities } from './session/known-identities.ts'
import { MemoryStore } from './session/memory-store.ts'
import { RedisStore } from './session/redis-store.ts'
import { createCacheVersions } from './store/cache-version.ts'
import { createKeyValueStore } from './store/key-value-store.ts'
import { createRateLimits } from './store/rate-limits.ts'
import { connectRedis, untilReady } from './store/redis.ts'
import { ReplyCache } from './store/reply-cache.ts'
import { createUpstreamClient } from './upstream/client.ts'
import { createIdentityProvider } from './upstream/create-identity-provider.ts'
import { startRecorder } from './upstream/recorder.ts'

export type GatewayContext = Awaited<ReturnType<typeof createGatewayContext>>

export async function createGatewayContext(config: Config, log: Logger) {
  const redis = config.REDIS_URL === '' ? undefined : await connectRedis(config, log)
  if (redis) await untilReady(redis, log)
  const trusts = createAddressMatcher(config.TRUST_PROXY)
  const metrics = createMetrics()
  const tracing = await startTracing(config, trusts)
  const audit = createAudit(config, log, metrics.onAuditEvent)
  const recorder = config.RECORD_UPSTREAMS ? startRecorder(config, log) : undefined
  const upstream = createUpstreamClient(config, {
    log,
    onCall: metrics.onCall,
    tracing,
    onResponse: recorder?.onResponse,
  })
  const identityProvider = await createIdentityProvider(config, metrics.onCall)
  const hmac = createHmacNames(...namesKeys(config))
  const idle = { idleMs: config.SESSION_IDLE_MINUTES * 60_000 }
  const sessions = redis ? new RedisStore(redis, hmac, idle) : new MemoryStore(idle)
  const keyValueStore = createKeyValueStore(redis)
  const cookies = createCookies(config)
  const cache = new ReplyCache({
    maxBytes: config.CACHE_MAX_BYTES,
    freshMs: config.CACHE_SECONDS * 1000,
    staleMs: 600_000,
    onOutcome: metrics.onCacheOutcome,
  })

  metrics.gauge('gatehouse_cache_bytes', 'Bytes of cached replies', () => cache.size)
  metrics.gaugeOfOperations(
    'gatehouse_breaker_open',
    '1 while the circuit of an operation is open',
    (one) => (upstream.isOpen(one) ? 1 : 0),
  )
  if (sessions instanceof MemoryStore)
    metrics.gauge(
      'gatehouse_sessions',
      'Sessions in the memory of this process',
      () => sessions.size,
    )

  async function close() {
    sessions.close()
    redis?.disconnect()
    await upstream.close()
    await recorder?.close()
    await identityProvider?.close()
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
    identityProvider,
    sessions,
    keyValueStore,
    stepUps: createStepUps(
      keyValueStore,
      { 'reset-password': requireReset },
      config.RESET_STEP_UP === 'none' ? ['reset-password'] : [],
    ),
    uploads: createUploads(config, metrics.onScan),
    cookies,
    hmac,
    limits: createRateLimits(config, hmac, redis),
    cache,
    cacheVersions: createCacheVersions(hmac, redis),
    identities: createKnownIdentities(keyValueStore, hmac),
    devices: createKnownDevices(keyValueStore, hmac, cookies.device),
    close,
  }
}
