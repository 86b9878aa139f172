import type { Exchange } from './exchange.ts'
import type { Goal } from './goals.ts'
import { runLoad } from './load.ts'
import { median } from './median.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'
import type { Result } from './result.ts'
import type { Server } from './server.ts'

/** Load per side and round. */
const seconds = 1

/** Below this the load or the core was the bottleneck, not the server. */
const minUtilization = 0.9

export const connections = 32

interface Sides {
  base: Side
  ours: Side
}

interface Side {
  server: Server
  exchanges: readonly (readonly Exchange[])[]
}

export function onEveryConnection(exchange: Exchange): Exchange[][] {
  return Array.from({ length: connections }, () => [exchange])
}

/** A result with the number of responses per side. */
export interface SpeedResult extends Result {
  responses: { base: number; ours: number }
}

/** Throughput of ours divided by throughput of the base, in paired rounds. */
export async function compareSpeed(goal: Goal, rounds: number, sides: Sides): Promise<SpeedResult> {
  const servers = { base: new MeasuredServer(sides.base), ours: new MeasuredServer(sides.ours) }
  const pairs = await pairedRounds(
    rounds,
    () => servers.base.measure(),
    () => servers.ours.measure(),
  )
  const notes = [
    describePairs(pairs, (value) => `${Math.round(value).toLocaleString('en')}/s`),
    `ours ${servers.ours.describe()}; base ${servers.base.describe()}`,
  ]
  const responses = { base: servers.base.responses, ours: servers.ours.responses }
  return { goal, figure: ratio(pairs), notes, responses }
}

/** Runs load on one side and records its CPU time. */
class MeasuredServer {
  responses = 0
  readonly #side: Side
  readonly #busy: number[] = []
  readonly #cost: number[] = []

  constructor(side: Side) {
    this.#side = side
  }

  async measure(): Promise<number> {
    const { server, exchanges } = this.#side
    const before = server.used()
    const started = performance.now()
    const { rate, responses } = await runLoad(seconds, { port: server.port, exchanges })
    this.responses += responses
    const used = (server.used() ?? Number.NaN) - (before ?? Number.NaN)
    this.#busy.push(used / ((performance.now() - started) / 1000))
    this.#cost.push(used / responses)
    return rate
  }

  describe(): string {
    const busy = median(this.#busy)
    if (Number.isNaN(busy)) return 'unknown processor time'
    const percent = `${Math.round(busy * 100)} % busy`
    const cost = `${Math.round(median(this.#cost) * 1e6)} µs of processor time each`
    return busy < minUtilization
      ? `only ${percent} (load or machine too slow), ${cost}`
      : `${percent}, ${cost}`
  }
}
