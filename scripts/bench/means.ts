import type { Cores } from './cores.ts'
import type { Upstream } from './upstream-process.ts'

/** What every measurement is given. */
export interface Means {
  /** Paired rounds. */
  rounds: number
  cores: Cores
  upstream: Upstream
}
