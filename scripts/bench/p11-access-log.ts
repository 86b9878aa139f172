import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { contentExchanges } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { compareSpeed, connections } from './speed.ts'
import { withServers } from './with-servers.ts'

/** The log goes into a pipe that this process drains and counts, as in a container. */
export const accessLog: Measurement<BenchContext> = {
  goals: [goals.accessLog],
  async measure(context) {
    let lines = () => 0
    const { results, responses } = await withServers(
      [startGateway(context, { LOG_LEVEL: 'silent' }), startGateway(context)],
      async (base, ours) => {
        lines = ours.lines
        const silent = await contentExchanges(base.port, 'small', { connections })
        const exchanges = await contentExchanges(ours.port, 'small', { connections })
        return compareSpeed(context.rounds, { server: ours, exchanges }, [
          { goal: goals.accessLog, server: base, exchanges: silent },
        ])
      },
    )
    if (lines() < responses.ours)
      throw new Error(`${lines()} lines for ${responses.ours} responses`)
    return results.map((result) => ({
      ...result,
      notes: [...result.notes, 'the log goes into a pipe that is drained'],
    }))
  },
}
