import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { contentExchanges } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { fastifyProxy, proxyExchanges, startProxy } from './proxies.ts'
import { compareSpeed, connections } from './speed.ts'
import { withServers } from './with-servers.ts'

/** Every response takes one upstream call, verified by the count of the upstream. */
export const uncached: Measurement<BenchContext> = {
  goals: [goals.uncached],
  measure: (context) =>
    withServers(
      [startGateway(context, { CACHE_SECONDS: '0' }), startProxy(context, fastifyProxy)],
      async (ours, base) => {
        // Users alternate on a connection, so that no read joins a flight of the same user.
        const exchanges = await contentExchanges(ours.port, 'small', { connections, each: 4 })
        const proxied = await proxyExchanges(base.port, connections)
        await context.upstream.tally()
        const { results, responses } = await compareSpeed(
          context.rounds,
          { server: ours, exchanges },
          [{ goal: goals.uncached, server: base, exchanges: proxied }],
        )
        const { calls } = await context.upstream.tally()
        if ((calls.getContent ?? 0) < responses.bases + responses.ours)
          throw new Error('some responses were cached or shared')
        return results
      },
    ),
}
