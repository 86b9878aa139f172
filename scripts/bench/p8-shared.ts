import { setTimeout as wait } from 'node:timers/promises'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { contentExchanges } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { runBurst } from './load.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'
import { withServers } from './with-servers.ts'

const count = 1000
const cacheSeconds = 1

/** 1,000 concurrent requests: all of one caller, against one per caller. */
export const shared: Measurement<BenchContext> = {
  goals: [goals.sharedCalls, goals.sharedTime],
  measure: (context) =>
    withServers(
      [startGateway(context, { CACHE_SECONDS: String(cacheSeconds) })],
      async ({ port }) => {
        const allCallers = await contentExchanges(port, 'small', { connections: count })
        const oneCaller = allCallers.map(() => allCallers[0] ?? [])
        let mostCalls = 0
        const cold = async (exchanges: typeof allCallers, wanted: number) => {
          // Let cached replies expire first.
          await wait(cacheSeconds * 1000 + 100)
          await context.upstream.tally()
          const took = await runBurst({ port, exchanges })
          const calls = (await context.upstream.tally()).calls.getContent ?? 0
          if (wanted === 1) mostCalls = Math.max(mostCalls, calls)
          else if (calls !== wanted)
            throw new Error(`${calls} upstream calls for ${wanted} callers`)
          return took
        }
        const pairs = await pairedRounds(
          context.rounds,
          () => cold(allCallers, count),
          () => cold(oneCaller, 1),
        )
        const notes = [describePairs(pairs, (value) => `${Math.round(value)} ms`)]
        return [
          { goal: goals.sharedCalls, figure: mostCalls, notes: [] },
          { goal: goals.sharedTime, figure: ratio(pairs), notes },
        ]
      },
    ),
}
