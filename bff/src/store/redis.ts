import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { Cluster, Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'
import { evicts, readRedisInfo } from './redis-info.ts'
import { storeUnavailable } from './store-unavailable.ts'

export type RedisClient = Redis | Cluster

type RedisConfig = Pick<
  Config,
  | 'REDIS_URL'
  | 'REDIS_PREFIX'
  | 'REDIS_TIMEOUT_MS'
  | 'REDIS_SENTINELS'
  | 'REDIS_SENTINEL_NAME'
  | 'REDIS_SENTINEL_PASSWORD'
  | 'REDIS_CLUSTER_NODES'
>

const backoff = (attempt: number) => Math.min(attempt * 100, 1000)
const readOnlyReconnectMs = 5000

/**
 * Connection to Redis that fails fast instead of queueing commands while it is down: to one server, to
 * the master that Sentinels name, or to a Cluster.
 */
export async function connectRedis(config: RedisConfig, log: Logger): Promise<RedisClient> {
  const redis = await createClient(config)
  const reported = new Set<string>()
  // Without a listener a dropped connection ends the process.
  redis.on('error', (error: Error) => {
    if (isRefusedSelect(error)) redis.disconnect(true)
    if (reported.has(error.message)) return
    reported.add(error.message)
    log.error({ err: error }, 'Redis unreachable')
  })
  redis.on('ready', () => {
    reported.clear()
    log.info('Redis ready')
    void warnOfEviction(redis, log)
  })
  return redis
}

async function createClient(config: RedisConfig): Promise<RedisClient> {
  // Lazy-loaded: single instances run without Redis.
  const { Cluster, Redis } = await import('ioredis')
  const { REDIS_URL, REDIS_PREFIX, REDIS_SENTINELS, REDIS_CLUSTER_NODES } = config
  const connection = {
    commandTimeout: config.REDIS_TIMEOUT_MS,
    // A server that vanished closes no connection; the heartbeat's commands find out.
    socketTimeout: Math.max(2000, 4 * config.REDIS_TIMEOUT_MS),
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
  }
  if (REDIS_CLUSTER_NODES.length > 0) {
    const cluster = new Cluster([...REDIS_CLUSTER_NODES], {
      // One hash tag: scripts move a session and its entry in the user's list in one step.
      keyPrefix: `{${REDIS_PREFIX}}`,
      enableOfflineQueue: false,
      // A command without an answer may have been done: it is not sent again.
      retryDelayOnFailover: 0,
      maxRedirections: 3,
      slotsRefreshTimeout: 1000,
      slotsRefreshInterval: 1000,
      clusterRetryStrategy: backoff,
      clusterNodeRetryStrategy: backoff,
      redisOptions: { ...connection, ...credentialsOf(REDIS_URL) },
    })
    // By itself it connects with the first command, which then fails.
    cluster.on('+node', (node: Redis) => {
      if (node.status === 'wait') node.connect().catch(() => {})
    })
    return cluster
  }
  const options = {
    ...connection,
    keyPrefix: REDIS_PREFIX,
    enableOfflineQueue: false,
    retryStrategy: backoff,
    reconnectOnError: reconnectsWhenReadOnly(),
  }
  if (REDIS_SENTINELS.length === 0) return new Redis(REDIS_URL, options)
  const { tls, ...credentials } = credentialsOf(REDIS_URL)
  return new Redis({
    ...options,
    ...credentials,
    ...(tls && { tls, sentinelTLS: tls, enableTLSForSentinelMode: true }),
    sentinels: [...REDIS_SENTINELS],
    name: config.REDIS_SENTINEL_NAME,
    ...(config.REDIS_SENTINEL_PASSWORD && { sentinelPassword: config.REDIS_SENTINEL_PASSWORD }),
    // Not failoverDetector: an announcement that arrives while the client connects ends it for good.
    // A master that became a replica closes its connections.
    sentinelRetryStrategy: backoff,
  })
}

/** Leaves a master that became a replica, but not again within five seconds: a replica can be read. */
function reconnectsWhenReadOnly() {
  let last = Number.NEGATIVE_INFINITY
  return ({ message }: Error) => {
    const now = performance.now()
    if (!message.startsWith('READONLY') || now - last < readOnlyReconnectMs) return false
    last = now
    return true
  }
}

/** The rest of an address whose host Sentinels or nodes name. */
function credentialsOf(url: string) {
  const { protocol, username, password, pathname } = new URL(url)
  const db = Number(pathname.slice(1))
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(db > 0 && { db }),
    ...(protocol === 'rediss:' && { tls: {} }),
  }
}

/** Of the database in REDIS_URL: the client would go on in database 0. */
function isRefusedSelect(error: Error & { command?: { name: string } }): boolean {
  return isReplyError(error) && error.command?.name === 'select'
}

async function warnOfEviction(redis: RedisClient, log: Logger) {
  const info = await readRedisInfo(redis).catch(() => undefined)
  if (info && evicts(info)) log.warn({ policy: info.policy }, 'Redis may evict sessions')
}

/** Tells of each command how long it took, and whether it succeeded. */
export function observeCommands(
  redis: RedisClient,
  onCommand: (seconds: number, ok: boolean) => void,
) {
  const send: Cluster['sendCommand'] = redis.sendCommand.bind(redis)
  redis.sendCommand = (...sent: Parameters<Cluster['sendCommand']>) => {
    const [{ promise }] = sent
    const before = performance.now()
    const report = (ok: boolean) => onCommand((performance.now() - before) / 1000, ok)
    promise.then(
      () => report(true),
      () => report(false),
    )
    return send(...sent)
  }
}

/** Waits for the connection, but starts without it after a while: pages are served all the same. */
export async function untilReady(redis: RedisClient, log: Logger, timeoutMs = 3000) {
  const signal = AbortSignal.timeout(timeoutMs)
  const ready = async (one: RedisClient) => {
    if (one.status !== 'ready') await once(one, 'ready', { signal })
  }
  try {
    await ready(redis)
    if ('nodes' in redis) await Promise.all(redis.nodes('master').map(ready))
  } catch {
    log.error('starting without Redis')
  }
}

/** Turns a failed command into 503 'session-unavailable'. */
export async function orUnavailable<T>(command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch (cause) {
    throw storeUnavailable(cause)
  }
}

/** Redis refused the command, rather than failed to get it. */
export function isReplyError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError'
}

/** Keys name the kind of record; the connection adds REDIS_PREFIX. Ids are hashed; those that can be guessed are HMACs. */
export function recordKey(kind: string, id: string): string {
  return `${kind}:${hash('sha256', id, 'base64url')}`
}
