import type { Question } from './answer.ts'
import type { Finding } from './finding.ts'
import type { Goal } from './goals.ts'
import { askFor } from './load.ts'
import { median } from './median.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'
import type { Server } from './server.ts'

/** Seconds that one side is asked in one round. */
const seconds = 1

/** A server less busy than this waited for the load, or for its core: the figure means little. */
const enoughBusy = 0.9

export const connections = 32

interface Sides {
  base: Side
  ours: Side
}

interface Side {
  server: Server
  questions: readonly (readonly Question[])[]
}

/** One question over many connections. */
export function manyTimes(question: Question): Question[][] {
  return Array.from({ length: connections }, () => [question])
}

/** A finding, and how many answers each side gave while it was made. */
export interface Compared extends Finding {
  answers: { base: number; ours: number }
}

/** Answers a second of ours over those of the base, in paired rounds. */
export async function compareSpeed(goal: Goal, rounds: number, sides: Sides): Promise<Compared> {
  const watched = { base: new Watched(sides.base), ours: new Watched(sides.ours) }
  const pairs = await pairedRounds(
    rounds,
    () => watched.base.measure(),
    () => watched.ours.measure(),
  )
  const notes = [
    describePairs(pairs, (value) => `${Math.round(value).toLocaleString('en')}/s`),
    `ours ${watched.ours.describe()}; base ${watched.base.describe()}`,
  ]
  const answers = { base: watched.base.answers, ours: watched.ours.answers }
  return { goal, figure: ratio(pairs), notes, answers }
}

/** One side, and how much of its core it used meanwhile. */
class Watched {
  answers = 0
  readonly #side: Side
  readonly #busy: number[] = []
  readonly #cost: number[] = []

  constructor(side: Side) {
    this.#side = side
  }

  async measure(): Promise<number> {
    const { server, questions } = this.#side
    const before = server.used()
    const started = performance.now()
    const { rate, answers } = await askFor(seconds, { port: server.port, questions })
    this.answers += answers
    const used = (server.used() ?? Number.NaN) - (before ?? Number.NaN)
    this.#busy.push(used / ((performance.now() - started) / 1000))
    this.#cost.push(used / answers)
    return rate
  }

  describe(): string {
    const busy = median(this.#busy)
    if (Number.isNaN(busy)) return 'unknown processor time'
    const percent = `${Math.round(busy * 100)} % busy`
    const cost = `${Math.round(median(this.#cost) * 1e6)} µs of processor time each`
    return busy < enoughBusy
      ? `only ${percent} (load or machine too slow), ${cost}`
      : `${percent}, ${cost}`
  }
}
