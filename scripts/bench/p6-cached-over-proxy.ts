import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { contentExchanges } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { proxyExchanges, startPlainProxy } from './plain.ts'
import { compareSpeed, connections } from './speed.ts'
import { withServers } from './with-servers.ts'

export const cachedOverProxy: Measurement<BenchContext> = {
  goals: [goals.cachedOverProxy],
  measure: (context) =>
    withServers([startGateway(context), startPlainProxy(context)], async (ours, base) => {
      const sides = {
        base: { server: base, exchanges: await proxyExchanges(base.port, connections) },
        ours: {
          server: ours,
          exchanges: await contentExchanges(ours.port, 'small', { connections }),
        },
      }
      return [await compareSpeed(goals.cachedOverProxy, context.rounds, sides)]
    }),
}
