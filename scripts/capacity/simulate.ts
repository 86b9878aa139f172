import { createRandom } from '@gatehouse/bff/proofs/seeded-random'
import type { Assumptions } from './assumptions.ts'
import { exponential, normal } from './random.ts'
import { shipped } from './shipped.ts'
import { assets, home, job, other, type PlannedRead, pages, search } from './visit-plan.ts'

export interface SimulatedRequest {
  /** Seconds since the start of the peak. */
  at: number
  name: string
  read?: PlannedRead
  /** Whether the instance has this very reply of this person. */
  isHit: boolean
}

export interface SimulatedVisit {
  requests: SimulatedRequest[]
  /** Undefined for job seekers without account. */
  signedInAt?: number
  /** The last request of a session that is then left to idle out, or was signed out. */
  endsAt: number
  signsOut: boolean
}

/** After the window, in which visits and their sessions still go on. */
const tailMinutes = 60

interface Place {
  instances: number
  seed: number
  assumed: Assumptions
  /** Seconds. */
  cacheSeconds?: number
}

/** One visit as a list of requests; `random` alone decides. */
export function simulateVisit(start: number, random: () => number, place: Place): SimulatedVisit {
  const { assumed, instances, cacheSeconds: lifetime = shipped.cacheSeconds } = place
  const requests: SimulatedRequest[] = []
  const cachedAt = new Map<string, number>()
  const isNewBrowser = random() < assumed['new-browsers']
  let now = start
  const send = (name: string, read?: PlannedRead) => {
    const isPrivate = read?.endpoint.cache === 'caller'
    const instance = assumed.sticky ? 0 : Math.floor(random() * instances)
    const key = `${name} at ${instance}`
    const since = now - (cachedAt.get(key) ?? Number.NEGATIVE_INFINITY)
    const isHit = isPrivate && since < lifetime
    if (isPrivate && !isHit) cachedAt.set(key, now)
    requests.push({ at: now, name, isHit, ...(read && { read }) })
  }
  const load = (files: number) => {
    if (isNewBrowser) for (let file = 0; file < files; file++) send(other.asset)
  }
  const open = (reads: readonly PlannedRead[]) => {
    for (const read of reads) send(read.name, read)
  }
  const pause = () => {
    now += exponential(random, assumed.pause)
  }

  send(other.page)
  load(assets.signIn)
  now += exponential(random, assumed.typing)
  if (random() < assumed['wrong-passwords']) {
    send(other.wrongPassword)
    now += exponential(random, assumed.typing)
  }
  send(other.password)
  load(assets.dialog)
  now += exponential(random, assumed.typing)
  send(other.passcode)
  const signedInAt = now
  load(assets.home)
  open(home)
  const further = poisson(random, assumed.pages)
  for (let page = 0; page < further; page++) {
    pause()
    load(assets.further)
    open(draw(random))
  }
  pause()
  send(other.tracking)
  // A change drops what is cached for the person.
  if (random() < assumed.changes) send(other.change)
  const signsOut = random() < assumed['sign-outs']
  if (signsOut) send(other.signOut)
  return { requests, signedInAt, endsAt: now, signsOut }
}

/** A search and a job, which the page brings along. */
function simulateVisitor(start: number, random: () => number, { assumed }: Place) {
  const requests: SimulatedRequest[] = []
  let now = start
  const isNewBrowser = random() < assumed['new-browsers']
  for (const read of [search, job]) {
    requests.push({ at: now, name: other.page, isHit: false })
    requests.push({ at: now, name: read.name, read, isHit: false })
    if (isNewBrowser)
      for (let file = 0; file < assets.signIn; file++)
        requests.push({ at: now, name: other.asset, isHit: false })
    now += exponential(random, assumed.pause)
  }
  return { requests, endsAt: now, signsOut: false }
}

/** Each page as often as it weighs. */
const deck = Object.values(pages).flatMap(({ weight, reads }) =>
  Array.from({ length: weight }, () => reads),
)

function draw(random: () => number): readonly PlannedRead[] {
  return deck[Math.floor(random() * deck.length)] ?? home
}

/** Knuth's. */
function poisson(random: () => number, mean: number): number {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count++
  return count
}

/** Start of a visit in seconds: a bell around the middle of the window, cut at its ends. */
export function arrival(random: () => number, { window, spread }: Assumptions): number {
  for (;;) {
    const minute = window / 2 + spread * normal(random)
    if (minute >= 0 && minute < window) return minute * 60
  }
}

export interface Peak {
  /** Requests of each minute by name: answered by a private cached reply of this instance, or not. */
  hits: Map<string, Float64Array>
  others: Map<string, Float64Array>
  /** Shared reads by name: those whose cached reply is for everyone. */
  shared: ReadonlySet<string>
  signIns: Float64Array
  /** Of signed-in people, at the end of each minute. */
  sessions: Float64Array
  /** Visits that go on. */
  visits: Float64Array
}

/** Most visits that are simulated; a larger peak is a multiple of them. */
const sample = 20_000

export function simulatePeak(workers: number, place: Place): Peak {
  const { assumed, seed } = place
  const minutes = Math.ceil(assumed.window) + tailMinutes
  const row = () => new Float64Array(minutes)
  const peak: Peak = {
    hits: new Map(),
    others: new Map(),
    shared: new Set([search.name, job.name, ...sharedNames]),
    signIns: row(),
    sessions: row(),
    visits: row(),
  }
  const random = createRandom(seed)
  const visits = workers * assumed['sign-ins']
  const count = Math.max(1, Math.min(sample, Math.round(visits)))
  const weight = visits / count
  const add = (to: Float64Array, second: number, more: number) => {
    const minute = Math.min(minutes - 1, Math.floor(second / 60))
    to[minute] = (to[minute] ?? 0) + more
  }
  const during = (to: Float64Array, from: number, end: number, more: number) => {
    const last = Math.min(minutes - 1, Math.floor(end / 60))
    for (let minute = Math.floor(from / 60); minute <= last; minute++)
      to[minute] = (to[minute] ?? 0) + more
  }
  const record = ({ requests, signedInAt, endsAt, signsOut }: SimulatedVisit, more: number) => {
    for (const { name, at, isHit } of requests) {
      const rows = isHit ? peak.hits : peak.others
      const to = rows.get(name) ?? row()
      rows.set(name, to)
      add(to, at, more)
    }
    during(peak.visits, requests[0]?.at ?? 0, endsAt, more)
    if (signedInAt === undefined) return
    add(peak.signIns, signedInAt, more)
    during(peak.sessions, signedInAt, endsAt + (signsOut ? 0 : shipped.idleMinutes * 60), more)
  }
  for (let visit = 0; visit < count; visit++)
    record(simulateVisit(arrival(random, assumed), random, place), weight)
  const seekers = Math.round(count * assumed.visitors)
  const each = seekers > 0 ? (visits * assumed.visitors) / seekers : 0
  for (let visit = 0; visit < seekers; visit++)
    record(simulateVisitor(arrival(random, assumed), random, place), each)
  return peak
}

const sharedNames = Object.values(pages)
  .flatMap(({ reads }) => reads)
  .filter(({ endpoint }) => endpoint.cache === 'everyone')
  .map(({ name }) => name)
