import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillPath } from '@gatehouse/contracts/path'
import { readSession } from '@gatehouse/contracts/portal/session'
import { type ProblemCode, problemStatus } from '@gatehouse/contracts/problem'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import type { ProxyFault } from '@gatehouse/mocks/proxy/fault'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { type Stage, startStage } from '../testing/process-stage.ts'
import { measureRounds } from './measure-rounds.ts'
import { HttpLoad, p99, type TimedReply } from './r7-load.ts'
import { busy, cached, failing, healthy } from './r7-probe.ts'
import { report } from './report.ts'

/** The shipped deadline of a read, plus tolerance for a busy machine. */
const inTimeMs = 5000 + 1000
/** Other requests may take twice as long as without a failure, or this long (imperceptible). */
const unnoticedMs = 50
const mostMegabytes = 32

jest.setTimeout(120_000)

interface Trouble {
  what: string
  code: ProblemCode
  /** A fault of the whole connection, or of one operation. */
  wire?: ProxyFault
  kind?: string
  /** Counts as unhealthy: the breaker opens. */
  ill?: true
  /** Requests per second, and for how long. */
  perSecond?: number
  seconds?: number
}

const unreachable = { code: 'upstream-unreachable', ill: true } as const
const slow = { code: 'upstream-timeout', ill: true, seconds: 1 } as const

const troubles: Trouble[] = [
  { what: 'refused', wire: { kind: 'refuse' }, ...unreachable },
  { what: 'reset at connect', wire: { kind: 'reset' }, ...unreachable },
  { what: 'reset in the answer', wire: { kind: 'reset', afterBytes: 60 }, ...unreachable },
  { what: 'corrupt bytes', wire: { kind: 'corrupt' }, ...unreachable },
  { what: '503', kind: 'status', code: 'upstream-refused', ill: true },
  { what: 'garbage', kind: 'garbage', code: 'upstream-invalid-response' },
  { what: 'half a body', kind: 'half-body', ...unreachable },
  { what: '1 GB body', kind: 'huge-body', code: 'upstream-invalid-response', perSecond: 5 },
  { what: 'hanging', kind: 'hang', ...slow, perSecond: 300 },
  { what: 'dripping', wire: { kind: 'drip', bytes: 1, ms: 100 }, ...slow, perSecond: 20 },
]

let stage: Stage
let direct: HttpLoad
let proxied: HttpLoad

beforeAll(async () => {
  stage = await startStage(fileURLToPath(new URL('r7-gateway.ts', import.meta.url)))
  direct = new HttpLoad(stage.direct.url)
  proxied = new HttpLoad(stage.proxied.url)
  for (const load of [direct, proxied]) await warmUp(load)
})
afterAll(async () => {
  await direct.close()
  await proxied.close()
  await stage.close()
})

async function allIsWell() {
  await stage.proxy.setFault(undefined)
  await stage.setFault(undefined)
}
afterEach(allIsWell)

/** Paths without an upstream call, or with one to a healthy system. */
function othersAt(load: HttpLoad): string[] {
  return [readSession.path, cached.path, ...(load === direct ? [healthy.path] : [])]
}

let round = 0
const nextRound = () => fillPath(failing.path, { round: String(round++) })

/** Calls one operation for a while, and a little longer after its callers got replies. */
async function askThenMore(load: HttpLoad, perSecond: number, seconds: number) {
  const path = nextRound()
  const told = await load.requestAtRate(path, perSecond, seconds)
  return [...told, ...(await load.requestAtRate(path, perSecond, 0.15))]
}

/** Replies to its callers, and to other requests meanwhile. */
async function both(load: HttpLoad, perSecond: number, seconds: number) {
  const asking = askThenMore(load, perSecond, seconds)
  const others = await load.requestUntil(othersAt(load), asking)
  expect(others.filter(({ status }) => status !== 200)).toEqual([])
  return { others, told: await asking }
}

/** The first requests compile schemas, open connections and get the service token. */
async function warmUp(load: HttpLoad) {
  for (const path of [...othersAt(load), nextRound()]) await load.request(path)
  await load.requestUntil(othersAt(load), askThenMore(load, 80, 1))
}

async function inPeace(load: HttpLoad, perSecond: number, seconds: number) {
  const { others, told } = await both(load, perSecond, seconds)
  expect(told.filter(({ status }) => status !== 200)).toEqual([])
  return others
}

async function inTrouble({ wire, kind }: Trouble, perSecond: number, seconds: number) {
  if (wire) await stage.proxy.setFault(wire)
  if (kind) await stage.setFault({ operation: 'checkUserForcePassword', kind })
  const answers = await both(wire ? proxied : direct, perSecond, seconds)
  await allIsWell()
  return answers
}

function expectClear(told: TimedReply[], { code, ill }: Pick<Trouble, 'code' | 'ill'>) {
  const codes = told.map((answer) => answer.code)
  expect(new Set(codes)).toEqual(new Set(ill ? [code, 'upstream-circuit-open'] : [code]))
  for (const answer of told) {
    expect(answer.status).toBe(problemStatus[answer.code as ProblemCode])
    expect(answer.type).toBe('application/problem+json')
  }
  expect(slowest(told)).toBeLessThanOrEqual(inTimeMs)
}

/**
 * p99 of other requests with and without a failure, alternating. Takes the minimum of each, because
 * other work on the machine only adds; adds rounds if the first ones were disturbed.
 */
async function compare(few: number, many: number, turn: () => Promise<[number, number]>) {
  let [without, during] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const allowed = () => Math.max(2 * without, unnoticedMs)
  for (let turns = 0; turns < few || (during > allowed() && turns < many); turns++) {
    const [peaceful, troubled] = await turn()
    without = Math.min(without, peaceful)
    during = Math.min(during, troubled)
  }
  const said = `others' p99 ${during.toFixed(1)} ms, ${without.toFixed(1)} without`
  return { said: `${said} (2 × or ${unnoticedMs} ms allowed)`, unnoticed: during <= allowed() }
}

const slowest = (answers: TimedReply[]) => Math.round(Math.max(...answers.map(({ ms }) => ms)))

/** Runs first, while the process is small: memory it already holds would hide growth. */
test.each([1, 4])(`%i GB at once, ten times: not ${mostMegabytes} MB more`, async (bodies) => {
  const { current: before } = await stage.direct.memory()
  await stage.setFault({ operation: 'checkUserForcePassword', kind: 'huge-body' })
  const told: TimedReply[] = []
  const peaks = await measureRounds(10, async () => {
    const asked = Array.from({ length: bodies }, () => direct.request(nextRound()))
    told.push(...(await Promise.all(asked)))
    return (await stage.direct.memory()).peak - before
  })
  const most = Math.round(peaks.at(-1) ?? Number.POSITIVE_INFINITY)
  report(`R7 memory: at most ${most} MB more for ${bodies} GB at once`)
  expect(most).toBeLessThanOrEqual(mostMegabytes)
  expectClear(told, { code: 'upstream-invalid-response' })
})

test.each(troubles)(
  '$what: a clear problem in time, with little effect on others',
  async (trouble) => {
    const { what, wire, perSecond = 80, seconds = 0.3 } = trouble
    const load = wire ? proxied : direct
    const told: TimedReply[] = []
    const [few, many] = trouble.seconds ? [1, 3] : [3, 7]
    const { said, unnoticed } = await compare(few, many, async () => {
      const before = await inPeace(load, perSecond, seconds)
      const during = await inTrouble(trouble, perSecond, seconds)
      told.push(...during.told)
      return [p99(before), p99(during.others)]
    })
    const rested = told.filter(({ code }) => code === 'upstream-circuit-open').length
    const inTime = `${told.length} told within ${slowest(told)} ms`
    report(`R7 ${what}: ${inTime}, ${rested} of them without asking; ${said}`)
    expectClear(told, trouble)
    expect([said, unnoticed]).toEqual([said, true])
  },
)

test('reads fail in time while hanging writes fill the pool', async () => {
  const told: TimedReply[] = []
  const { said, unnoticed } = await compare(1, 3, async () => {
    const before = await inPeace(direct, 20, 1)
    for (const operation of ['getLoginId', 'checkUserForcePassword'])
      await stage.setFault({ operation, kind: 'hang' })
    const writers = new HttpLoad(stage.direct.url)
    const writing = writers.requestAtRate(busy.path, 600, 0.5).catch(() => 'left')
    const reading = wait(800).then(() => direct.requestAtRate(nextRound(), 20, 0.5))
    const others = await direct.requestUntil(othersAt(direct), reading)
    told.push(...(await reading))
    await writers.close()
    await writing
    await allIsWell()
    return [p99(before), p99(others)]
  })
  report(`R7 full of writes: ${told.length} told within ${slowest(told)} ms; ${said}`)
  expectClear(told, { code: 'upstream-timeout' })
  expect([said, unnoticed]).toEqual([said, true])
})

test('no failure logs a secret', () => {
  const { serviceUsername, servicePassword, clientAuthorization } = fakeCredentials
  for (const { log } of [stage.direct, stage.proxied]) {
    expect(log()).toContain('checkUserForcePassword')
    for (const secret of [serviceUsername, servicePassword, clientAuthorization, 'Bearer'])
      expect(log().includes(secret)).toBe(false)
  }
})
