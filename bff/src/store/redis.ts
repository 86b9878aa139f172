import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { ProblemError } from '../http/problem-error.ts'

/** How long Redis may take before the gateway does without it. */
const commandTimeoutMs = 300

/**
 * The connection to Redis. It fails fast instead of queueing: a caller who hears "not now" within
 * half a second is better off than one who waits.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  // Most gateways run without: they need not load it.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  })
  let reported = ''
  // Without a listener a dropped connection would end the process.
  redis.on('error', (fault: Error) => {
    if (fault.message === reported) return
    reported = fault.message
    log.error({ err: fault }, 'Redis cannot be reached')
  })
  redis.on('ready', () => {
    reported = ''
    log.info('Redis is ready')
  })
  return redis
}

/** Waits until Redis can be asked, but not for ever: without it the pages are served all the same. */
export async function untilReady(redis: Redis, log: Logger, patience = 3000) {
  if (redis.status === 'ready') return
  await once(redis, 'ready', { signal: AbortSignal.timeout(patience) }).catch(() => {
    log.error('starting without Redis')
  })
}

/** Redis not answering is told as such: try again in a moment, nobody is signed out. */
export async function orUnavailable<T>(command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch (cause) {
    throw new ProblemError('session-unavailable', { retryAfter: 2, cause })
  }
}

/** Names in Redis tell what a record is, never whose: ids go in hashed. */
export function recordKey(what: string, id: string): string {
  return `gatehouse:${what}:${hash('sha256', id, 'base64url')}`
}
