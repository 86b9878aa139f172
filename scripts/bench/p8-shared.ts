import { setTimeout as wait } from 'node:timers/promises'
import type { Measurement } from './bench.ts'
import { contentQuestions } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { askAtOnce } from './load.ts'
import type { Means } from './means.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'
import { together } from './together.ts'

const count = 1000
const heldSeconds = 1

/** The same thousand requests: all of one caller, or each of another. All go out at once. */
export const shared: Measurement<Means> = {
  goals: [goals.sharedCalls, goals.sharedTime],
  measure: (means) =>
    together([startGateway(means, { CACHE_SECONDS: String(heldSeconds) })], async ({ port }) => {
      const everybody = await contentQuestions(port, 'small', { connections: count })
      const onePerson = everybody.map(() => everybody[0] ?? [])
      let mostCalls = 0
      const cold = async (questions: typeof everybody, wanted: number) => {
        // What was held before has to be forgotten first.
        await wait(heldSeconds * 1000 + 100)
        await means.upstream.tally()
        const took = await askAtOnce({ port, questions })
        const calls = (await means.upstream.tally()).calls.getContent ?? 0
        if (wanted === 1) mostCalls = Math.max(mostCalls, calls)
        else if (calls !== wanted) throw new Error(`${calls} upstream calls for ${wanted} callers`)
        return took
      }
      const pairs = await pairedRounds(
        means.rounds,
        () => cold(everybody, count),
        () => cold(onePerson, 1),
      )
      const notes = [describePairs(pairs, (value) => `${Math.round(value)} ms`)]
      return [
        { goal: goals.sharedCalls, figure: mostCalls, notes: [] },
        { goal: goals.sharedTime, figure: ratio(pairs), notes },
      ]
    }),
}
