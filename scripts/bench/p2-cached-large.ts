import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'

export const cachedLarge: Measurement<BenchContext> = {
  goals: [goals.cachedLarge],
  measure: async (context) => [
    await measureCached(context, { goal: goals.cachedLarge, group: 'large', bare: '/serialised' }),
  ],
}
