import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'

export const cachedLarge: Measurement<BenchContext> = {
  goals: [goals.cachedLarge, goals.cachedLargeBytes],
  measure: (context) =>
    measureCached(context, {
      group: 'large',
      bases: [
        { goal: goals.cachedLarge, path: '/serialised' },
        { goal: goals.cachedLargeBytes, path: '/bytes' },
      ],
    }),
}
