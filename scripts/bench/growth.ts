import type { BenchContext } from './bench-context.ts'

/** Costs of a server at one level. */
export interface Cost {
  /** Processor milliseconds from spawn to the first answer; undefined where it does not grow. */
  startMs?: number
  /** Heap and buffers after garbage collection. */
  bytes: number
  /** Processor microseconds per answer. */
  answerMicros: number
}

/** Something there will be more of. */
export interface Growth {
  number: string
  /** One unit, as in "1,000 sessions". */
  what: string
  unit: number
  /** Counts, ascending from 0. */
  levels: readonly number[]
  measure(context: BenchContext, more: number): Promise<Cost>
}

export interface GrowthResult {
  growth: Growth
  /** Medians, one per level. */
  costs: Cost[]
}
