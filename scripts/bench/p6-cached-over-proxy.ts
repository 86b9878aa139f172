import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { contentExchanges } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { expressProxy, fastifyProxy, proxyExchanges, startProxy } from './proxies.ts'
import { compareSpeed, connections } from './speed.ts'
import { withServers } from './with-servers.ts'

export const cachedOverProxy: Measurement<BenchContext> = {
  goals: [goals.cachedOverProxy, goals.cachedOverExpress],
  measure: (context) =>
    withServers(
      [startGateway(context), startProxy(context, fastifyProxy), startProxy(context, expressProxy)],
      async (ours, fastify, express) => {
        const exchanges = await contentExchanges(ours.port, 'small', { connections })
        const { results } = await compareSpeed(context.rounds, { server: ours, exchanges }, [
          {
            goal: goals.cachedOverProxy,
            server: fastify,
            exchanges: await proxyExchanges(fastify.port, connections),
          },
          {
            goal: goals.cachedOverExpress,
            server: express,
            exchanges: await proxyExchanges(express.port, connections),
          },
        ])
        return results
      },
    ),
}
