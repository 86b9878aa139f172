import { accountKey } from '@gatehouse/contracts/rules/account-key'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { ProblemError } from '../http/problem-error.ts'
import type { Hmac } from '../session/hmac.ts'
import type { Config } from '../settings/config.ts'
import { type RedisClient, recordKey } from './redis.ts'
import { storeUnavailable } from './store-unavailable.ts'

/** Points within a duration in seconds. */
export interface Quota {
  points: number
  duration: number
}

export const lookupSeconds = 3600

/** Each a setting [4 Limits]. */
function quotas(config: Config) {
  const lockSeconds = config.LIMIT_LOCK_MINUTES * 60
  return {
    password: { points: config.LIMIT_WRONG, duration: lockSeconds },
    passcode: { points: config.LIMIT_WRONG, duration: lockSeconds },
    address: { points: config.LIMIT_ADDRESS, duration: lockSeconds },
    /** Attempts given back though the upstream may have judged them. */
    refunds: { points: config.LIMIT_WRONG, duration: lockSeconds },
    resends: { points: config.LIMIT_RESENDS, duration: 600 },
    resendPause: { points: 1, duration: config.RESEND_AFTER_SECONDS },
    recoveryLink: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    recoveryAnswer: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    /** Wrong PINs from one IP address: a PIN identifies its account. */
    recoveryPin: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    allPins: { points: config.LIMIT_PINS, duration: 3600 },
    recoveryResends: { points: config.LIMIT_RECOVERY, duration: lockSeconds },
    openedLinks: { points: config.LIMIT_ADDRESS, duration: lockSeconds },
    lookups: { points: config.LIMIT_LOOKUPS, duration: 3600 },
    lookupsOfName: { points: config.LIMIT_LOOKUPS_NAME, duration: 24 * 3600 },
    emailChecks: { points: config.LIMIT_EMAIL_CHECKS, duration: lookupSeconds },
    resumes: { points: config.LIMIT_RESUMES, duration: 3600 },
    /** Bank accounts checked for one user. */
    accountChecks: { points: config.LIMIT_ACCOUNT_CHECKS, duration: 3600 },
    uncachedReads: { points: config.LIMIT_READS, duration: 60 },
    passcodes: { points: config.LIMIT_PASSCODES, duration: 3600 },
    /** Wrong passcodes for one account in a row, from any device. */
    wrongPasscodes: { points: config.LIMIT_WRONG_PASSCODES, duration: 7 * 24 * 3600 },
    /** Writes from one IP address while the bot score is unavailable. */
    unverified: { points: config.LIMIT_UNVERIFIED, duration: 600 },
    tracking: { points: config.LIMIT_TRACKING, duration: 60 },
  } satisfies Record<string, Quota>
}

export type LimitName = keyof ReturnType<typeof quotas>

/** Rate limits, counted atomically over all instances. */
export interface RateLimits {
  quotas: Readonly<Record<LimitName, Quota>>
  /** Consumes a point before the attempt; throws 'rate-limited' with Retry-After when none is left. */
  take(name: LimitName, key: string): Promise<void>
  /** Throws as `take` does, and consumes nothing. */
  requireRemaining(name: LimitName, key: string): Promise<void>
  refund(name: LimitName, key: string): Promise<void>
  reset(name: LimitName, key: string): Promise<void>
  remaining(name: LimitName, key: string): Promise<number>
}

/**
 * Keys are HMACs: accounts and addresses could be guessed from a plain hash. Points are counted under the
 * current key of the ring and summed over all: a rotation resets no count.
 */
export function createRateLimits(
  config: Config,
  hmac: Hmac,
  redis: RedisClient | undefined,
  onRefusal: (name: LimitName) => void = () => {},
): RateLimits {
  const quota: Record<LimitName, Quota> = quotas(config)
  const limiters = Object.fromEntries(
    Object.entries(quota).map(([name, one]) => [name, limiterOf(one, redis)]),
  ) as Record<LimitName, RateLimiterAbstract>
  // Other spellings of an account must not have a count of their own.
  const on = <T>(
    name: LimitName,
    key: string,
    act: (limiter: RateLimiterAbstract, current: string, older: string[]) => T,
  ) => {
    const [current, ...older] = hmac.names('limit', accountKey(key))
    const keyOf = (hmacName: string) => recordKey(`limit:${name}`, hmacName)
    return act(limiters[name], keyOf(current), older.map(keyOf))
  }

  return {
    quotas: quota,
    async take(name, key) {
      await on(name, key, async (limiter, current, older) => {
        try {
          // Consumed first: concurrent attempts under different keys may refuse each other, but never miss
          // each other.
          const [used, ...others] = await Promise.all([
            limiter.consume(current),
            ...older.map((id) => limiter.get(id)),
          ])
          if (sumOf([used, ...others]) > quota[name].points) throw latest([used, ...others])
        } catch (reason) {
          // The limiter counts rejected points, which no refund would give back.
          if (reason instanceof RateLimiterRes) {
            onRefusal(name)
            await limiter.reward(current)
          }
          throw reason
        }
      }).catch(refuse(name))
    },
    async requireRemaining(name, key) {
      await on(name, key, async (limiter, ...ids) => {
        const counts = await Promise.all(ids.flat().map((id) => limiter.get(id)))
        const [first, ...others] = counts.filter((count) => count !== null)
        if (first && sumOf(counts) >= quota[name].points) throw latest([first, ...others])
      }).catch(refuse(name))
    },
    async refund(name, key) {
      await on(name, key, (limiter, current) => limiter.reward(current)).catch(refuse(name))
    },
    async reset(name, key) {
      await on(name, key, (limiter, ...ids) =>
        Promise.all(ids.flat().map((id) => limiter.delete(id))),
      ).catch(refuse(name))
    },
    async remaining(name, key) {
      const used = await on(name, key, (limiter, ...ids) =>
        Promise.all(ids.flat().map((id) => limiter.get(id))),
      ).catch(refuse(name))
      return Math.max(0, quota[name].points - sumOf(used))
    },
  }
}

function sumOf(counts: (RateLimiterRes | null)[]): number {
  return counts.reduce((sum, count) => sum + (count?.consumedPoints ?? 0), 0)
}

/** The count that expires last. */
function latest([first, ...others]: [RateLimiterRes, ...(RateLimiterRes | null)[]]) {
  return others.reduce<RateLimiterRes>(
    (last, count) => (count && count.msBeforeNext > last.msBeforeNext ? count : last),
    first,
  )
}

function limiterOf(quota: Quota, redis: RedisClient | undefined): RateLimiterAbstract {
  // Keys carry the limit's name already.
  const options = { ...quota, keyPrefix: '' }
  if (!redis) return new RateLimiterMemory(options)
  return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
}

/** Limiters reject with a RateLimiterRes when exhausted, with an Error when the store failed. */
function refuse(limit: LimitName) {
  return (reason: unknown): never => {
    if (reason instanceof RateLimiterRes)
      throw new ProblemError('rate-limited', {
        retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
        limit,
      })
    throw storeUnavailable(reason)
  }
}
