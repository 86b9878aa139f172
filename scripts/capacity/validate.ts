import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@gatehouse/bff/proofs/seeded-random'
import type { Cores } from '../bench/cores.ts'
import { type Assumptions, defaults } from './assumptions.ts'
import { warmUp } from './measure.ts'
import type { Measured } from './measured.ts'
import { loadOf } from './plan-capacity.ts'
import { type Peak, type SimulatedVisit, simulateVisit } from './simulate.ts'
import { act, type Person, send, startSubject, usablePeople } from './subject.ts'
import { job, search } from './visit-plan.ts'

/** The clock of the visits is faster than that of the wall, and so is the cache. */
const faster = 150
const visits = 200

export interface Comparison {
  what: string
  simulated: number
  measured: number
}

/**
 * Replays simulated visits against the real gateway in front of the fakes, and compares what they cost
 * with what the simulation says of the same visits.
 */
export async function validate(
  cores: Cores,
  measured: Measured,
  seed: number,
): Promise<Comparison[]> {
  const subject = await startSubject(cores, { CACHE_SECONDS: '1' })
  try {
    const people = await usablePeople(subject)
    const assumed: Assumptions = { ...defaults, searches: 1, jobs: 1, failures: 0 }
    const place = { instances: 1, seed, assumed, cacheSeconds: faster }
    const random = createRandom(seed)
    // One after the other per persona: a reply that is cached for one visit is none of the next.
    const planned = Array.from({ length: visits }, () => simulateVisit(0, random, place))
    const queues = people.map((_, at) => planned.filter((_, visit) => visit % people.length === at))
    await warmUp(subject, people)
    await wait(1100)
    subject.fakes.world.calls.clear()
    const started = performance.now()
    const used = subject.gateway.used() ?? Number.NaN
    const replayQueue = async (queue: SimulatedVisit[], { identity }: Person) => {
      for (const visit of queue) {
        await replay(visit, { identity, visitor: subject.visitor() })
        await wait(1100)
      }
    }
    await Promise.all(
      queues.map((queue, at) => {
        const person = people[at]
        return person && replayQueue(queue, person)
      }),
    )
    const seconds = (performance.now() - started) / 1000
    const calls = subject.fakes.world.calls.list().length
    const micros = ((subject.gateway.used() ?? Number.NaN) - used) * 1e6
    const simulated = costOf(planned, seconds, measured, assumed)
    return [
      {
        what: 'upstream calls per visit',
        simulated: simulated.calls / visits,
        measured: calls / visits,
      },
      {
        what: 'processor ms per visit',
        simulated: simulated.micros / visits / 1000,
        measured: micros / visits / 1000,
      },
    ]

    async function replay({ requests }: SimulatedVisit, person: Person) {
      const begun = performance.now()
      for (const { at, name, read } of requests) {
        const due = begun + (at * 1000) / faster
        const early = due - performance.now()
        if (early > 0) await wait(early)
        if (read) await send(person.visitor, read)
        else await act(name, person, subject)
      }
    }
  } finally {
    await subject.stop()
  }
}

/** All visits as one minute, with the rates at which they were replayed. */
function costOf(
  planned: SimulatedVisit[],
  seconds: number,
  measured: Measured,
  assumed: Assumptions,
) {
  const hits = new Map<string, Float64Array>()
  const others = new Map<string, Float64Array>()
  const perMinute = 60 / seconds
  for (const { requests } of planned)
    for (const { name, isHit } of requests) {
      const rows = isHit ? hits : others
      const row = rows.get(name) ?? new Float64Array(1)
      row[0] = (row[0] ?? 0) + perMinute
      rows.set(name, row)
    }
  const peak: Peak = {
    hits,
    others,
    shared: new Set([search.name, job.name]),
    signIns: new Float64Array(1),
    sessions: new Float64Array(1),
    visits: new Float64Array(1),
  }
  const load = loadOf(peak, 0, 1, assumed, measured, 1)
  return {
    calls: [...load.calls.values()].reduce((sum, rate) => sum + rate, 0) * seconds,
    micros: load.cores * seconds * 1e6,
  }
}
