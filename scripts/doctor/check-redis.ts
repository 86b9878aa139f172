import type { Config } from '@gatehouse/bff/config'
import { createLog } from '@gatehouse/bff/http/log'
import { connectRedis, untilReady } from '@gatehouse/bff/store/redis'
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts'

const oldest = 7
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
    const info = await redis.info('server')
    const version = /redis_version:(\S+)/.exec(info)?.[1] ?? ''
    return Number.parseInt(version, 10) >= oldest
      ? ok(check, `ready, version ${version}`)
      : warning(check, `version ${version || 'unknown'}`, `Use Redis ${oldest} or newer.`)
  } catch (error) {
    return wrong(check, reasonOf(error), remedy)
  } finally {
    redis.disconnect()
  }
}
