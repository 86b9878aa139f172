import { run } from '../programs/program.ts'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { goals } from './goals.ts'

const goal = goals.sessionMemory

/** In a separate process, after garbage collection. */
export const sessionMemory: Measurement<BenchContext> = {
  goals: [goal],
  async measure() {
    const args = ['scripts/bench/session-memory.ts']
    const { ok, output } = await run(process.execPath, args, { quiet: true })
    if (!ok) throw new Error(output)
    return [{ goal, figure: Number(output), notes: [] }]
  },
}
