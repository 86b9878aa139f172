import { contentExchanges } from './content-load.ts'
import { startGrownGateway } from './grown-gateway.ts'
import type { Growth } from './growth.ts'
import { measureCost } from './measure-cost.ts'
import { connections } from './speed.ts'
import { withServers } from './with-servers.ts'

/** Idle ones of 300 B, in the memory store. */
export const sessionGrowth: Growth = {
  number: 'G3',
  what: '1,000 idle sessions',
  unit: 1000,
  levels: [0, 1000, 10_000, 100_000],
  measure: (context, more) =>
    withServers([startGrownGateway(context, { GROWTH_SESSIONS: String(more) })], async (server) => {
      const exchanges = await contentExchanges(server.port, 'small', { connections })
      return measureCost(server, exchanges)
    }),
}
