import type { Cores } from './cores.ts'
import type { Upstream } from './upstream-process.ts'

export interface BenchContext {
  /** Paired rounds. */
  rounds: number
  cores: Cores
  upstream: Upstream
}
