import { buildGateway, everyArea } from '../app.ts'
import { createLog } from '../http/log.ts'
import { readConfig } from '../settings/config.ts'
import { probeArea } from './r7-probe.ts'

/**
 * A gateway with the probe area in its own process, so that the proof does not affect its time and
 * memory. Reports its URL, and on each message its memory, to the parent process.
 */
const { app } = await buildGateway(readConfig(process.env), createLog('warn'), [
  ...everyArea,
  probeArea,
])
const url = await app.listen({ host: '127.0.0.1', port: 0 })

const megabytes = () => process.memoryUsage().rss / 2 ** 20
let peak = 0
setInterval(() => {
  peak = Math.max(peak, megabytes())
}, 5)

process.on('message', () => {
  const highest = Math.max(peak, megabytes())
  globalThis.gc?.()
  peak = megabytes()
  process.send?.({ peak: highest, current: peak })
})
process.send?.({ url })
