import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { requireReset } from './areas/recovery/reset-handle.ts'
import { requireEntity } from './areas/require-caller.ts'
import { createStepUps } from './endpoints/step-up.ts'
import { createUploads } from './endpoints/uploads.ts'
import { createAddressMatcher } from './http/address-matcher.ts'
import { createAudit } from './observability/audit.ts'
import { createMetrics } from './observability/metrics.ts'
import { createSnapshots } from './observability/snapshot.ts'
import { startTracing } from './observability/tracing.ts'
import { createTraffic } from './observability/traffic.ts'
import { createHeartbeat } from './ops/heartbeat.ts'
import { createReadiness } from './ops/readiness.ts'
import { createCookies } from './session/cookies.ts'
import { createHmacNames, resolveNamesKeys } from './session/hmac.ts'
import { createKnownDevices } from './session/known-devices.ts'
import { createKnownIdentities } from './session/known-identities.ts'
import { MemoryStore } from './session/memory-store.ts'
import { RedisStore } from './session/redis-store.ts'
import type { Config } from './settings/config.ts'
import { createCacheVersions } from './store/cache-version.ts'
import { createFailureLog } from './store/failure-log.ts'
import { createForcedOperations } from './store/forced-operations.ts'
import { createKeyValueStore } from './store/key-value-store.ts'
import { createRateLimits } from './store/rate-limits.ts'
import { connectRedis, observeCommands, untilReady } from './store/redis.ts'
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
  if (redis) observeCommands(redis, metrics.onRedisCommand)
  const traffic = createTraffic()
  const tracing = await startTracing(config, trusts, log)
  const audit = createAudit(config, log, metrics.onAuditEvent, metrics.onAuditFailure)
  const recorder = config.RECORD_UPSTREAMS ? startRecorder(config, log) : undefined
  const onResponse = recorder?.onResponse
  const upstream = createUpstreamClient(config, { log, tracing, ...metrics, onResponse })
  const identityProvider = await createIdentityProvider(config, metrics.onCall)
  const hmac = createHmacNames(...resolveNamesKeys(config))
  const idle = { idleMs: config.SESSION_IDLE_MINUTES * 60_000 }
  const sessions = redis ? new RedisStore(redis, hmac, idle) : new MemoryStore(idle)
  const keyValueStore = createKeyValueStore(redis)
  const cookies = createCookies(config)
  const cache = new ReplyCache({
    maxBytes: config.CACHE_MAX_BYTES,
    freshMs: config.CACHE_SECONDS * 1000,
    staleMs: 600_000,
    onOutcome(outcome) {
      metrics.onCacheOutcome(outcome)
      traffic.onCacheOutcome(outcome)
    },
  })
  const limits = createRateLimits(config, hmac, redis, (limit) => {
    metrics.onLimitRefusal(limit)
    traffic.onLimitRefusal(limit)
  })
  const readiness = createReadiness(redis)
  const name = nameOf(config)
  const failures = createFailureLog(name, redis)
  const forced = createForcedOperations(upstream, redis)
  const sessionsInMemory = () => (sessions instanceof MemoryStore ? sessions.size : undefined)
  const snapshots = createSnapshots({
    name,
    upstream,
    traffic,
    state: readiness.state,
    cacheBytes: () => cache.size,
    sessions: sessionsInMemory,
  })
  const heartbeat = createHeartbeat({ name, redis, snapshots, forced, failures, readiness })
  // Forced operations stay forced from the first request on.
  await forced.sync().catch(() => undefined)

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

  metrics.gaugeOfBulkheads(
    'gatehouse_upstream_slots_in_use',
    'Upstream calls in flight, by bulkhead',
    () => upstream.bulkheads().map(({ name: bulkhead, inFlight }) => [bulkhead, inFlight]),
  )
  metrics.gaugeOfBulkheads(
    'gatehouse_upstream_queue',
    'Upstream calls that wait for a slot, by bulkhead',
    () => upstream.bulkheads().map(({ name: bulkhead, queued }) => [bulkhead, queued]),
  )
  metrics.gauge(
    'gatehouse_redis_connected',
    '1 while Redis is connected; absent without Redis',
    () => redis && (redis.status === 'ready' ? 1 : 0),
  )

  async function close() {
    await heartbeat.close()
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
    readiness,
    traffic,
    failures,
    forced,
    heartbeat,
    onShed() {
      metrics.onShed()
      traffic.onShed()
    },
    upstream,
    identityProvider,
    sessions,
    keyValueStore,
    stepUps: createStepUps(
      keyValueStore,
      {
        'reset-password': requireReset,
        'change-email': ({ session: { caller } }) => caller && requireEntity(caller),
      },
      config.RESET_STEP_UP === 'none' ? ['reset-password'] : [],
    ),
    uploads: createUploads(config, metrics.onScan),
    cookies,
    hmac,
    limits,
    cache,
    cacheVersions: createCacheVersions(hmac, redis, config),
    identities: createKnownIdentities(keyValueStore, hmac),
    devices: createKnownDevices(keyValueStore, hmac, cookies.device),
    close,
  }
}

function nameOf({ INSTANCE_NAME, OPS_PORT }: Config): string {
  const suffix = OPS_PORT || Math.random().toString(36).slice(2, 6)
  return INSTANCE_NAME || `${hostname()}:${suffix}`
}
