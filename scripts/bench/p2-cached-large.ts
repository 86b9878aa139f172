import type { Measurement } from './bench.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'

export const cachedLarge: Measurement<Means> = {
  goals: [goals.cachedLarge],
  measure: async (means) => [
    await measureCached(means, { goal: goals.cachedLarge, group: 'large', bare: '/serialised' }),
  ],
}
