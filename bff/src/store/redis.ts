import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem-error.ts'

/** Connection to Redis that fails fast instead of queueing commands while it is down. */
export async function connectRedis(
  {
    REDIS_URL,
    REDIS_PREFIX,
    REDIS_TIMEOUT_MS,
  }: Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX' | 'REDIS_TIMEOUT_MS'>,
  log: Logger,
): Promise<Redis> {
  // Lazy-loaded: single instances run without Redis.
  const { Redis } = await import('ioredis')
  const redis = new Redis(REDIS_URL, {
    keyPrefix: REDIS_PREFIX,
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    // Commands of one turn of the event loop share a write.
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  })
  let reported = ''
  // Without a listener a dropped connection ends the process.
  redis.on('error', (error: Error) => {
    if (error.message === reported) return
    reported = error.message
    log.error({ err: error }, 'Redis unreachable')
  })
  redis.on('ready', () => {
    reported = ''
    log.info('Redis ready')
  })
  return redis
}

/** Tells of each command how long it took, and whether it succeeded. */
export function observeCommands(redis: Redis, onCommand: (seconds: number, ok: boolean) => void) {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command, stream) => {
    const before = performance.now()
    const report = (ok: boolean) => onCommand((performance.now() - before) / 1000, ok)
    command.promise.then(
      () => report(true),
      () => report(false),
    )
    return send(command, stream)
  }
}

/** Waits for the connection, but starts without it after a while: pages are served all the same. */
export async function untilReady(redis: Redis, log: Logger, timeoutMs = 3000) {
  if (redis.status === 'ready') return
  await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    log.error('starting without Redis')
  })
}

/** Turns a failed command into 503 'session-unavailable': unavailable is not signed out. */
export async function orUnavailable<T>(command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch (cause) {
    throw new ProblemError('session-unavailable', { retryAfter: 2, cause })
  }
}

/** Keys name the kind of record; the connection adds REDIS_PREFIX. Ids are hashed; those that can be guessed are HMACs. */
export function recordKey(kind: string, id: string): string {
  return `${kind}:${hash('sha256', id, 'base64url')}`
}
