import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'

export const cached: Measurement<BenchContext> = {
  goals: [goals.cached],
  measure: (context) =>
    measureCached(context, { group: 'small', bases: [{ goal: goals.cached, path: '/bytes' }] }),
}
