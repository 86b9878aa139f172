import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillPath } from '@gatehouse/contracts/path'
import { readSession } from '@gatehouse/contracts/portal/session'
import { type ProblemCode, problemStatus } from '@gatehouse/contracts/problem'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import type { ProxyFault } from '@gatehouse/mocks/proxy/fault'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type Stage, startStage } from '../testing/process-stage.ts'
import { measureRounds } from './measure-rounds.ts'
import { HttpLoad, p99, type TimedReply } from './r7-load.ts'
import { busy, cached, failing, healthy } from './r7-probe.ts'
import { report } from './report.ts'

/** A read's deadline as shipped, and what a busy machine adds. */
const inTimeMs = 5000 + 1000
/** Others may wait twice as long as without trouble, or this long: less than anybody notices. */
const unnoticedMs = 50
const mostMegabytes = 32

interface Trouble {
  what: string
  code: ProblemCode
  /** On the wire, where everything upstream is in trouble; or of the one operation. */
  wire?: ProxyFault
  kind?: string
  /** Speaks of the upstream's health: the operation rests after some. */
  ill?: true
  /** How often it is asked a second, and for how long before its callers have been answered. */
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
}, 30_000)
afterAll(async () => {
  await direct.close()
  await proxied.close()
  await stage.close()
})

async function allIsWell() {
  await stage.proxy.spoil(undefined)
  await stage.fault(undefined)
}
afterEach(allIsWell)

/** Others need nothing of the upstream, or an operation of another system, which is well. */
function othersAt(load: HttpLoad): string[] {
  return [readSession.path, cached.path, ...(load === direct ? [healthy.path] : [])]
}

let round = 0
const nextRound = () => fillPath(failing.path, { round: String(round++) })

/** One operation is asked for a while, and a little more once its callers have been answered. */
async function askThenMore(load: HttpLoad, perSecond: number, seconds: number) {
  const path = nextRound()
  const told = await load.requestAtRate(path, perSecond, seconds)
  return [...told, ...(await load.requestAtRate(path, perSecond, 0.15))]
}

/** What its callers get, and what others get meanwhile. */
async function both(load: HttpLoad, perSecond: number, seconds: number) {
  const asking = askThenMore(load, perSecond, seconds)
  const others = await load.requestUntil(othersAt(load), asking)
  expect(others.filter(({ status }) => status !== 200)).toEqual([])
  return { others, told: await asking }
}

/** What is asked first compiles schemas, opens connections and obtains the service token. */
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
  if (wire) await stage.proxy.spoil(wire)
  if (kind) await stage.fault({ operation: 'checkUserForcePassword', kind })
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
 * Others' p99 with and without trouble, in turns: the least of each, for other work on the machine
 * only ever adds. Where it spoils all of the first few turns, there are more.
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

/** First of all, while the process is small: memory that it has already is no growth. */
test.each([1, 4])(
  `%i GB at once, ten times: not ${mostMegabytes} MB more`,
  async (bodies) => {
    const { now: before } = await stage.direct.memory()
    await stage.fault({ operation: 'checkUserForcePassword', kind: 'huge-body' })
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
  },
  60_000,
)

test.each(troubles)(
  '$what: told clearly and in time, and others hardly notice',
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
  40_000,
)

test('a system full of hanging writes: who reads from it is told in time all the same', async () => {
  const told: TimedReply[] = []
  const { said, unnoticed } = await compare(1, 3, async () => {
    const before = await inPeace(direct, 20, 1)
    for (const operation of ['getLoginId', 'checkUserForcePassword'])
      await stage.fault({ operation, kind: 'hang' })
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
}, 60_000)

test('no trouble has brought a secret into the log', () => {
  const { serviceUsername, servicePassword, clientAuthorization } = fakeCredentials
  for (const { log } of [stage.direct, stage.proxied]) {
    expect(log()).toContain('checkUserForcePassword')
    for (const secret of [serviceUsername, servicePassword, clientAuthorization, 'Bearer'])
      expect(log().includes(secret)).toBe(false)
  }
})
