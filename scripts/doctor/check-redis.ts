import { createLog } from '@gatehouse/bff/http/log'
import type { Config } from '@gatehouse/bff/settings/config'
import { connectRedis, untilReady } from '@gatehouse/bff/store/redis'
import { evicts, type RedisInfo, readRedisInfo } from '@gatehouse/bff/store/redis-info'
import { type Finding, ok, reasonOf, warning, withTime, wrong } from './finding.ts'

const check = 'Redis'
const oldest = 7
const fullPercent = 80
const moreMemory = 'Raise maxmemory (CAPACITY.md tells how much is needed).'
const remedy = 'Check REDIS_URL, its password, and that Redis runs.'

export async function checkRedis(config: Config): Promise<Finding> {
  if (config.REDIS_URL === '')
    return ok(check, 'not used: sessions are in the memory of this one instance')
  const log = createLog('silent')
  const redis = await connectRedis(config, log)
  let failure: unknown
  redis.on('error', (error) => {
    failure = error
  })
  try {
    await untilReady(redis, log)
    if (redis.status !== 'ready') return wrong(check, `not ready: ${reasonOf(failure)}`, remedy)
    const before = performance.now()
    const info = await readRedisInfo(redis)
    return withTime(judgeRedis(info), performance.now() - before, config.REDIS_TIMEOUT_MS)
  } catch (error) {
    return wrong(check, reasonOf(error), remedy)
  } finally {
    redis.disconnect()
  }
}

export function judgeRedis(info: RedisInfo): Finding {
  const { version, policy, usedBytes, maxBytes, persists } = info
  const percent = maxBytes > 0 ? (usedBytes * 100) / maxBytes : 0
  const inUse = `${Math.floor(percent)} % of maxmemory is in use`
  if (percent >= 100 && !evicts(info))
    return wrong(check, `${inUse}: nobody can sign in`, moreMemory)
  if (!(Number.parseInt(version, 10) >= oldest))
    return warning(check, `version ${version || 'unknown'}`, `Use Redis ${oldest} or newer.`)
  if (evicts(info))
    return warning(
      check,
      `maxmemory-policy ${policy}: a full Redis removes sessions and counts of limits`,
      'Set maxmemory-policy noeviction.',
    )
  if (percent > fullPercent)
    return warning(check, `${inUse}; when full, nobody can sign in`, moreMemory)
  if (!persists)
    return warning(
      check,
      'no append-only file: a restart of Redis signs everybody out',
      'Set appendonly yes.',
    )
  return ok(check, `ready, version ${version}`)
}
