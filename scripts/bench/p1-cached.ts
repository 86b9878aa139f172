import type { Measurement } from './bench.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'

export const cached: Measurement<Means> = {
  goals: [goals.cached],
  measure: async (means) => [
    await measureCached(means, { goal: goals.cached, group: 'small', bare: '/bytes' }),
  ],
}
