import { median } from '../figures/median.ts'
import type { Exchange } from './exchange.ts'
import type { Goal } from './goals.ts'
import { runLoad } from './load.ts'
import { describePairs, interleavedRounds, type Pair, ratio } from './paired-rounds.ts'
import type { Result } from './result.ts'
import type { Server } from './server.ts'

/** Load per side and round. */
const seconds = 1

/** Below this the load or the core was the bottleneck, not the server. */
const minUtilization = 0.9

export const connections = 32

interface Side {
  server: Server
  exchanges: readonly (readonly Exchange[])[]
}

interface Base extends Side {
  goal: Goal
}

export function onEveryConnection(exchange: Exchange): Exchange[][] {
  return Array.from({ length: connections }, () => [exchange])
}

/** One result per base, and the number of responses of each side. */
interface SpeedResults {
  results: Result[]
  responses: { bases: number; ours: number }
}

/**
 * Processor time per response of each base divided by that of ours, in interleaved rounds. Unlike
 * the rate it repeats on a busy machine.
 */
export async function compareSpeed(
  rounds: number,
  ours: Side,
  bases: readonly Base[],
): Promise<SpeedResults> {
  const mine = new MeasuredServer(ours)
  const others = bases.map((base) => new MeasuredServer(base))
  const measured = await interleavedRounds(
    rounds,
    [mine, ...others].map((server) => () => server.measure()),
  )
  const results = bases.map(({ goal }, i) => {
    const pairs = measured.map(
      (round): Pair => ({
        base: round[i + 1] ?? Number.NaN,
        ours: round[0] ?? Number.NaN,
      }),
    )
    const notes = [`ours ${mine.describe()}; base ${others[i]?.describe()}`]
    return judgeSpeed(goal, pairs, notes)
  })
  const responses = { bases: sum(others.map((base) => base.responses)), ours: mine.responses }
  return { results, responses }
}

/** `pairs`: responses per second of processor time, NaN where it cannot be read. */
export function judgeSpeed(goal: Goal, pairs: readonly Pair[], notes: readonly string[]): Result {
  if (Number.isNaN(ratio(pairs))) {
    const reason = 'processor time cannot be read: no /proc/PID/task/*/schedstat'
    return { goal, figure: undefined, notes: [reason, ...notes] }
  }
  const cost = describePairs(pairs, (value) => `${(1e6 / value).toFixed(1)} µs`)
  return { goal, figure: ratio(pairs), notes: [`processor time per answer ${cost}`, ...notes] }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Runs load on one side. */
class MeasuredServer {
  responses = 0
  readonly #side: Side
  readonly #busy: number[] = []
  readonly #rates: number[] = []

  constructor(side: Side) {
    this.#side = side
  }

  /** Responses per second of processor time. */
  async measure(): Promise<number> {
    const { server, exchanges } = this.#side
    const before = server.used() ?? Number.NaN
    const started = performance.now()
    const { rate, responses } = await runLoad(seconds, { port: server.port, exchanges })
    const used = (server.used() ?? Number.NaN) - before
    this.responses += responses
    this.#rates.push(rate)
    this.#busy.push(used / ((performance.now() - started) / 1000))
    return responses / used
  }

  describe(): string {
    const rate = `${Math.round(median(this.#rates)).toLocaleString('en')}/s`
    const busy = median(this.#busy)
    if (Number.isNaN(busy)) return rate
    const percent = `${Math.round(busy * 100)} % busy`
    return busy < minUtilization
      ? `${rate}, only ${percent} (load or machine too slow)`
      : `${rate}, ${percent}`
  }
}
