import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem-error.ts'
import { recordKey } from './redis.ts'

/** How often, and within how many seconds. */
interface Quota {
  points: number
  duration: number
}

/** Numbers of spec/decisions.md (Limits); each is a setting. */
function quotas(config: Config) {
  const lockSeconds = config.LIMIT_LOCK_MINUTES * 60
  return {
    /** Wrong passwords of an account. */
    password: { points: config.LIMIT_WRONG, duration: lockSeconds },
    /** Wrong passcodes of an account. */
    passcode: { points: config.LIMIT_WRONG, duration: lockSeconds },
    /** Failures from one address, whoever's: many people may share it. */
    address: { points: config.LIMIT_ADDRESS, duration: lockSeconds },
    /** Passcodes sent again within one sign-in. */
    resends: { points: config.LIMIT_RESENDS, duration: 600 },
    /** The pause between two passcodes. */
    resendPause: { points: 1, duration: config.RESEND_AFTER_SECONDS },
    /** Links asked for an account. */
    recoveryLink: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    /** Answers given to an account's security question. */
    recoveryAnswer: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    /** Wrong PINs from one address: a PIN tells whose it is. */
    recoveryPin: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    /** New links instead of one that is no longer good. */
    recoveryResends: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    /** Links that are opened from one address: each makes a session. */
    openedLinks: { points: config.LIMIT_ADDRESS, duration: lockSeconds },
    /** Addresses looked up from one address. */
    lookups: { points: config.LIMIT_LOOKUPS, duration: 3600 },
    /** Addresses looked up of one last name. */
    lookupsOfName: { points: config.LIMIT_LOOKUPS_NAME, duration: 24 * 3600 },
    /** Applications begun from one address: each tells whether an e-mail address is known. */
    emailChecks: { points: config.LIMIT_EMAIL_CHECKS, duration: 3600 },
    /** Résumés uploaded to one application. */
    resumes: { points: config.LIMIT_RESUMES, duration: 3600 },
    /** Writes from one address while the bot score cannot be had. */
    unverified: { points: config.LIMIT_UNVERIFIED, duration: 600 },
  } satisfies Record<string, Quota>
}

export type LimitName = keyof ReturnType<typeof quotas>

/** Counted atomically, beside the sessions, and by all instances together. */
export interface RateLimits {
  /** Counts one before anything is asked; throws 'rate-limited' with the wait when there were too many. */
  take(name: LimitName, key: string): Promise<void>
  /** Takes one back: it was no failure after all. */
  refund(name: LimitName, key: string): Promise<void>
  /** Forgets all that was counted. */
  reset(name: LimitName, key: string): Promise<void>
  /** How many are left. */
  remaining(name: LimitName, key: string): Promise<number>
}

export function createRateLimits(config: Config, redis: Redis | undefined): RateLimits {
  const quota = quotas(config)
  const limiters = Object.fromEntries(
    Object.entries(quota).map(([name, one]) => [name, limiterOf(one, redis)]),
  ) as Record<LimitName, RateLimiterAbstract>
  const on = <T>(
    name: LimitName,
    key: string,
    act: (limiter: RateLimiterAbstract, key: string) => T,
  ) => act(limiters[name], recordKey(`limit:${name}`, key.toLowerCase()))

  return {
    async take(name, key) {
      await on(name, key, (limiter, id) => limiter.consume(id)).catch(refuse)
    },
    async refund(name, key) {
      await on(name, key, (limiter, id) => limiter.reward(id)).catch(refuse)
    },
    async reset(name, key) {
      await on(name, key, (limiter, id) => limiter.delete(id)).catch(refuse)
    },
    async remaining(name, key) {
      const counted = await on(name, key, (limiter, id) => limiter.get(id)).catch(refuse)
      return counted ? Math.max(0, counted.remainingPoints) : quota[name].points
    },
  }
}

function limiterOf(quota: Quota, redis: Redis | undefined): RateLimiterAbstract {
  // The key carries its own name: the limiter shall add nothing.
  const options = { ...quota, keyPrefix: '' }
  if (!redis) return new RateLimiterMemory(options)
  return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
}

/** A limiter rejects with its count when it is spent, and with an Error when it cannot count. */
function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes)
    throw new ProblemError('rate-limited', {
      retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
    })
  throw new ProblemError('session-unavailable', { retryAfter: 2, cause: reason })
}
