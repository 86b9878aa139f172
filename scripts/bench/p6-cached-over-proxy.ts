import type { Measurement } from './bench.ts'
import { contentQuestions } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'
import { plainQuestions, startPlainProxy } from './plain.ts'
import { compareSpeed, connections } from './speed.ts'
import { together } from './together.ts'

export const cachedOverProxy: Measurement<Means> = {
  goals: [goals.cachedOverProxy],
  measure: (means) =>
    together([startGateway(means), startPlainProxy(means)], async (ours, base) => {
      const sides = {
        base: { server: base, questions: await plainQuestions(base.port, connections) },
        ours: {
          server: ours,
          questions: await contentQuestions(ours.port, 'small', { connections }),
        },
      }
      return [await compareSpeed(goals.cachedOverProxy, means.rounds, sides)]
    }),
}
