import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import type { Growth } from './growth.ts'
import { measureCost } from './measure-cost.ts'
import { startProbed } from './probe.ts'
import { contentQuestion } from './proxies.ts'
import { recordExchange } from './record-exchange.ts'
import { startServer } from './server.ts'
import { onEveryConnection } from './speed.ts'
import { withServers } from './with-servers.ts'

/** In the fakes: personas are theirs, and the gateway knows users only by their sessions. */
export const personaGrowth: Growth = {
  number: 'G2',
  what: '1 persona of the fakes',
  unit: 1,
  levels: [0, 100, 1000, 5000],
  measure: ({ cores }, more) => {
    const starting = startProbed((env) =>
      startServer({
        on: cores.underTest,
        args: ['scripts/bench/growth-fakes.ts'],
        env: { ...env, GROWTH_PERSONAS: String(more) },
      }),
    )
    return withServers([starting], async (server) => {
      const { path } = employeeContent.getContent
      const { headers = {} } = await server.probe()
      const exchange = await recordExchange({
        port: server.port,
        path,
        headers,
        body: contentQuestion,
      })
      const startMs = (server.used() ?? Number.NaN) * 1000
      return { startMs, ...(await measureCost(server, onEveryConnection(exchange))) }
    })
  },
}
