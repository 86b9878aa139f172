import type { Measurement } from './bench.ts'
import { contentQuestions } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'
import { plainQuestions, startPlainProxy } from './plain.ts'
import { compareSpeed, connections } from './speed.ts'
import { together } from './together.ts'

/** The upstream is asked for every single answer, which is counted there. */
export const uncached: Measurement<Means> = {
  goals: [goals.uncached],
  measure: (means) =>
    together(
      [startGateway(means, { CACHE_SECONDS: '0' }), startPlainProxy(means)],
      async (ours, base) => {
        // Several people take turns on a connection: nobody asks again what is still on its way.
        const questions = await contentQuestions(ours.port, 'small', { connections, each: 4 })
        const sides = {
          base: { server: base, questions: await plainQuestions(base.port, connections) },
          ours: { server: ours, questions },
        }
        await means.upstream.tally()
        const { answers, ...finding } = await compareSpeed(goals.uncached, means.rounds, sides)
        const { calls } = await means.upstream.tally()
        if ((calls.getContent ?? 0) < answers.base + answers.ours)
          throw new Error('some answers were held, or shared')
        return [finding]
      },
    ),
}
