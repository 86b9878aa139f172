import { readSession } from '@gatehouse/contracts/portal/session'
import type { Measurement } from './bench.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'
import { learn } from './questions.ts'
import { type Server, startServer } from './server.ts'

/** Milliseconds from the spawn to the first answer. */
async function timeToAnswer(start: () => Promise<Server>, path: string): Promise<number> {
  const started = performance.now()
  const server = await start()
  await learn({ port: server.port, path })
  const took = performance.now() - started
  await server.stop()
  return took
}

/** Both with Node's compile cache, as `npm start` sets it, filled by the round that does not count. */
export const start: Measurement<Means> = {
  goals: [goals.start],
  async measure(means) {
    const bare = { on: means.cores.underTest, args: ['scripts/bench/bare-start.ts'] }
    const pairs = await pairedRounds(
      means.rounds,
      () => timeToAnswer(() => startServer(bare), '/'),
      () => timeToAnswer(() => startGateway(means), readSession.path),
    )
    const cache = process.env.NODE_COMPILE_CACHE ? 'with' : 'WITHOUT'
    const notes = [
      `${describePairs(pairs, (value) => `${Math.round(value)} ms`)}; ${cache} Node's compile cache`,
    ]
    return [{ goal: goals.start, figure: ratio(pairs), notes }]
  },
}
