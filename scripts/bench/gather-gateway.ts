import { buildGateway, everyArea } from '@gatehouse/bff/app'
import type { Area } from '@gatehouse/bff/areas/area-context'
import { gather } from '@gatehouse/bff/endpoints/gather'
import { createLog } from '@gatehouse/bff/http/log'
import { readConfig } from '@gatehouse/bff/settings/config'
import { parts, readGathered } from './gather-endpoint.ts'

/**
 * The gateway with an additional area whose reply is gathered from four operations. Starts and
 * stops as bff/src/main.ts does.
 */
const gatherArea: Area = ({ serve }) => {
  const [first, second, third, fourth] = parts
  serve(readGathered, ({ call, request }) =>
    gather(request, {
      first: call(first, {}),
      second: call(second, {}),
      third: call(third, {}),
      fourth: call(fourth, {}),
    }),
  )
}

const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const { app, stop } = await buildGateway(config, log, [...everyArea, gatherArea])
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})
await app.listen({ host: config.HOST, port: config.PORT })
