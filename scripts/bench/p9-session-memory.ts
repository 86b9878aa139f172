import { run } from '../program.ts'
import type { Measurement } from './bench.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'

const goal = goals.sessionMemory

/** Counted within a process of its own, after collecting garbage: nothing else weighs in. */
export const sessionMemory: Measurement<Means> = {
  goals: [goal],
  async measure() {
    const args = ['--expose-gc', 'scripts/bench/session-memory.ts']
    const { ok, output } = await run(process.execPath, args, { quiet: true })
    if (!ok) throw new Error(output)
    return [{ goal, figure: Number(output), notes: [] }]
  },
}
