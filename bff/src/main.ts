import { buildGateway } from './app.ts'
import { createLog } from './http/log.ts'
import { ConfigError, readConfig } from './settings/config.ts'
import { isHttpsOrLoopback } from './settings/loopback.ts'
import { findMisspeltSettings } from './settings/misspelt-settings.ts'
import { version } from './version.ts'

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const misspelt = findMisspeltSettings(process.env)
  if (misspelt.length > 0) log.warn({ misspelt }, 'settings without effect: misspelt?')
  const { PUBLIC_ORIGIN } = config
  if (!isHttpsOrLoopback(new URL(PUBLIC_ORIGIN))) log.warn({ PUBLIC_ORIGIN }, 'origin is not https')
  const { app, ops, stop } = await buildGateway(config, log)

  const end = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await stop()
    log.flush()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)

  const cannotListen = (setting: string) => (error: Error) => {
    throw new ConfigError(`The gateway cannot start:\n  ${setting}: ${error.message}`)
  }
  const { OPS_HOST, OPS_PORT, HOST, PORT } = config
  // The operations listener starts last: ready means that requests are served.
  await app.listen({ host: HOST, port: PORT }).catch(cannotListen('PORT'))
  const operations = await ops
    .listen({ host: OPS_HOST, port: OPS_PORT })
    .catch(cannotListen('OPS_PORT'))
  log.info({ version, url: PUBLIC_ORIGIN, operations }, 'listening')
  log.flush()
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
