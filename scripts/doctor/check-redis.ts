import type { Config } from '@gatehouse/bff/config'
import { createLog } from '@gatehouse/bff/http/log'
import { connectRedis, untilReady } from '@gatehouse/bff/store/redis'
import { evicts, type RedisInfo, readRedisInfo } from '@gatehouse/bff/store/redis-info'
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts'

const oldest = 7
const fullShare = 0.8
const remedy = 'Check REDIS_URL, its password, and that Redis runs.'

export async function checkRedis(config: Config): Promise<Finding> {
  const check = 'Redis'
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
    return judge(check, await readRedisInfo(redis))
  } catch (error) {
    return wrong(check, reasonOf(error), remedy)
  } finally {
    redis.disconnect()
  }
}

function judge(check: string, info: RedisInfo): Finding {
  const { version, policy, usedBytes, maxBytes, persists } = info
  if (!(Number.parseInt(version, 10) >= oldest))
    return warning(check, `version ${version || 'unknown'}`, `Use Redis ${oldest} or newer.`)
  if (evicts(info))
    return warning(
      check,
      `maxmemory-policy ${policy}: a full Redis removes sessions and counts of limits`,
      'Set maxmemory-policy noeviction.',
    )
  if (maxBytes > 0 && usedBytes > maxBytes * fullShare)
    return warning(
      check,
      `${Math.round((usedBytes / maxBytes) * 100)} % of maxmemory is in use; when full, nobody can sign in`,
      'Raise maxmemory (CAPACITY.md tells how much is needed).',
    )
  if (!persists)
    return warning(
      check,
      'no append-only file: a restart of Redis signs everybody out',
      'Set appendonly yes.',
    )
  return ok(check, `ready, version ${version}`)
}
