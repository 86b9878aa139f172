import { readSession } from '@gatehouse/contracts/portal/session'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'
import { recordExchange } from './record-exchange.ts'
import { type Server, startServer } from './server.ts'

/** Milliseconds from spawn to first response. */
async function timeToAnswer(start: () => Promise<Server>, path: string): Promise<number> {
  const started = performance.now()
  const server = await start()
  await recordExchange({ port: server.port, path })
  const took = performance.now() - started
  await server.stop()
  return took
}

/** Both with Node's compile cache, as in `npm start`, filled by the warm-up round. */
export const start: Measurement<BenchContext> = {
  goals: [goals.start],
  async measure(context) {
    const bare = { on: context.cores.underTest, args: ['scripts/bench/bare-start.ts'] }
    const pairs = await pairedRounds(
      context.rounds,
      () => timeToAnswer(() => startServer(bare), '/'),
      () => timeToAnswer(() => startGateway(context), readSession.path),
    )
    const cache = process.env.NODE_COMPILE_CACHE ? 'with' : 'WITHOUT'
    const notes = [
      `${describePairs(pairs, (value) => `${Math.round(value)} ms`)}; ${cache} Node's compile cache`,
    ]
    return [{ goal: goals.start, figure: ratio(pairs), notes }]
  },
}
