import { buildGateway, everyArea } from '@gatehouse/bff/app'
import type { Area } from '@gatehouse/bff/areas/area-context'
import { createLog } from '@gatehouse/bff/http/log'
import { readConfig } from '@gatehouse/bff/settings/config'
import { grownEndpoint, readStored } from './growth-endpoints.ts'
import { idleSession } from './idle-session.ts'
import { serveProbe } from './probe.ts'

/**
 * The gateway with GROWTH_ENDPOINTS more endpoints and GROWTH_SESSIONS more idle sessions. Starts
 * and stops as bff/src/main.ts does.
 */
const { GROWTH_ENDPOINTS = '0', GROWTH_SESSIONS = '0' } = process.env

const grownArea: Area = ({ serve }) => {
  for (let i = 0; i < Number(GROWTH_ENDPOINTS); i++) {
    const { endpoint, operation } = grownEndpoint(i)
    serve(endpoint, ({ call }) => call(operation, {}))
  }
}

const storedArea: Area = ({ serve, sessions }) => {
  serve(readStored, async () => ({ text: 'x'.repeat(2048) }))
  for (let i = 0; i < Number(GROWTH_SESSIONS); i++) {
    const { id, session } = idleSession(i)
    sessions.set(id, session, () => {})
  }
}

const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const { app, stop } = await buildGateway(config, log, [...everyArea, grownArea, storedArea])
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})
serveProbe()
await app.listen({ host: config.HOST, port: config.PORT })
