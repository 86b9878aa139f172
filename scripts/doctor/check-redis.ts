import { createLog } from '@gatehouse/bff/http/log'
import type { Config } from '@gatehouse/bff/settings/config'
import { connectRedis, isReplyError, untilReady } from '@gatehouse/bff/store/redis'
import { evicts, type RedisInfo, readRedisInfo } from '@gatehouse/bff/store/redis-info'
import { type Finding, ok, reasonOf, warning, withTime, wrong } from './finding.ts'

const check = 'Redis'
const oldest = 7
/** Of these the message alone tells what is wrong. */
const vagueReasons = ['Error', 'ERR', 'NOPERM']
const fullPercent = 80
const allowInfo =
  'Its memory, policy and role could not be checked: allow the user +info (OPERATIONS.md, Redis).'
const moreMemory = 'Raise maxmemory (CAPACITY.md tells how much is needed).'

export async function checkRedis(config: Config): Promise<Finding> {
  if (config.REDIS_URL === '')
    return ok(check, 'not used: sessions are in the memory of this one instance')
  const log = createLog('silent')
  const redis = await connectRedis(config, log)
  const remedy = remedyOf(config)
  let failure: unknown
  // Later ones can be its consequences.
  redis.once('error', (error) => {
    failure = error
  })
  try {
    await untilReady(redis, log)
    if (redis.status !== 'ready') return wrong(check, `not ready: ${causeOf(failure)}`, remedy)
    const before = performance.now()
    const info = await readRedisInfo(redis)
    return withTime(judgeRedis(info), performance.now() - before, config.REDIS_TIMEOUT_MS)
  } catch (error) {
    if (isInfoForbidden(error)) return warning(check, causeOf(error), allowInfo)
    return wrong(check, causeOf(error), remedy)
  } finally {
    redis.disconnect()
  }
}

/** The client's own errors have no code; that of a Cluster holds the one of its last node. */
function causeOf(failure: unknown): string {
  const { lastNodeError } = Object(failure) as { lastNodeError?: unknown }
  const error = lastNodeError ?? failure
  const reason = reasonOf(error)
  if (!vagueReasons.includes(reason)) return reason
  // Redis quotes the arguments of a command that it does not know: a password.
  return (error as Error).message.replace(/, with args.*|\.$/s, '')
}

/** Of a user who may do what the gateway needs, but not INFO. */
function isInfoForbidden(error: unknown): boolean {
  return isReplyError(error) && /^NOPERM .*\binfo\b/i.test(error.message)
}

function remedyOf({ REDIS_SENTINELS: sentinels, REDIS_CLUSTER_NODES: nodes }: Config): string {
  const own = 'user and password of REDIS_URL'
  if (sentinels.length > 0)
    return `Check REDIS_SENTINELS, REDIS_SENTINEL_NAME, REDIS_SENTINEL_PASSWORD, ${own}, and that Sentinels and master run.`
  if (nodes.length > 0)
    return `Check REDIS_CLUSTER_NODES, ${own}, and that the nodes run as a Cluster.`
  return 'Check REDIS_URL, its password and database, and that Redis runs.'
}

export function judgeRedis(info: RedisInfo): Finding {
  const { version, policy, usedBytes, maxBytes, persists, isReadOnly } = info
  const percent = maxBytes > 0 ? (usedBytes * 100) / maxBytes : 0
  const inUse = `${Math.floor(percent)} % of maxmemory is in use`
  if (isReadOnly)
    return wrong(
      check,
      'a replica, which is read-only: nobody can sign in',
      'Name its master in REDIS_URL, or make it the master (REPLICAOF NO ONE).',
    )
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
