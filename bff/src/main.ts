import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './server/log.ts'

/** Starts the gateway; on SIGTERM or SIGINT finishes what is under way, then ends. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const app = await buildApp(config, log)

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await app.close()
    log.flush()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await app.listen({ host: config.HOST, port: config.PORT }).catch((fault) => {
    throw new ConfigError(`The gateway cannot start:\n  PORT: ${fault.message}`)
  })
  log.info({ url: config.PUBLIC_ORIGIN }, 'listening')
  log.flush()
}

main().catch((fault: unknown) => {
  console.error(fault instanceof ConfigError ? fault.message : fault)
  process.exit(1)
})
