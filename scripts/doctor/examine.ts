import { makeRequestId } from '@gatehouse/bff/http/request-id'
import type { Environment } from '../command-line/env-file.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkAssets, checkAuditLog, checkPortal } from './check-files.ts'
import { checkRedis } from './check-redis.ts'
import { checkIdentityProvider, checkScanner, checkThirdParties } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import { checkUpstreams } from './check-upstreams.ts'
import { type Finding, notTried } from './finding.ts'

/** Tries the settings. Reads only: writes nothing, sends no message, signs no user in. */
export async function examine(environment: Environment, isFile: boolean): Promise<Finding[]> {
  const { findings, config } = checkSettings(environment, isFile)
  if (!config) return [...findings, notTried('all else', 'the settings come first')]
  const found = await Promise.all([
    checkAddresses(config),
    checkUpstreams(config, makeRequestId()),
    checkIdentityProvider(config),
    checkRedis(config),
    checkAuditLog(config),
    checkPortal(config),
    checkAssets(config),
    checkScanner(config),
    checkThirdParties(config),
  ])
  return [...findings, ...found.flat()]
}
