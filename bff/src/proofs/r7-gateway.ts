import { buildGateway, everyArea } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../http/log.ts'
import { probeArea } from './r7-probe.ts'

/**
 * A gateway with the probe, in a process of its own: what else a proof does shall cost it neither
 * time nor memory. It tells its parent where it listens, and when asked how much memory it takes.
 */
const { app } = await buildGateway(readConfig(process.env), createLog('warn'), [
  ...everyArea,
  probeArea,
])
const url = await app.listen({ host: '127.0.0.1', port: 0 })

const megabytes = () => process.memoryUsage().rss / 2 ** 20
let most = 0
setInterval(() => {
  most = Math.max(most, megabytes())
}, 5)

process.on('message', () => {
  const peak = Math.max(most, megabytes())
  globalThis.gc?.()
  most = megabytes()
  process.send?.({ peak, now: most })
})
process.send?.({ url })
