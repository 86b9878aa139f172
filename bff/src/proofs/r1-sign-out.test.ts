import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { cancelSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Area } from '../areas/area-context.ts'
import { reportFigure } from '../testing/report-figure.ts'
import type { Visitor } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { forEachPersona } from './personas.ts'
import { createRandom, seed, shuffle } from './seeded-random.ts'

jest.setTimeout(240_000)

const random = createRandom(seed)

/** A write that changes the session, like switching the company. */
const changeSession = endpoint({
  method: 'POST',
  path: '/api/probe/session',
  access: 'signed-in',
  reply: EmptyReply,
  problems: [],
})

const probe: Area = ({ serve }) =>
  serve(changeSession, async ({ caller, request }) => {
    await wait(random() * 6)
    request.session.caller = { ...caller, brand: randomUUID() }
    return {}
  })

const content = { params: { code: 'announcements' } }
const concurrentRequests: ((visitor: Visitor) => Promise<unknown>)[] = [
  (visitor) => visitor.call(readContent, content),
  (visitor) => visitor.call(readSession),
  (visitor) => visitor.call(listSessions),
  (visitor) => visitor.call(cancelSignIn),
  (visitor) => visitor.call(changeSession),
  (visitor) => visitor.call(changeSession),
]

describeEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store, { areas: [probe] })
    gateways.world.faults.add({ operation: 'getContent', kind: 'delay', ms: 4 })
  })
  afterAll(() => gateways.close())

  /** Sends requests with this cookie to random instances while `end` ends the session. */
  async function race(cookie: string, end: () => Promise<unknown>) {
    const requests = concurrentRequests.map((request) => () => request(gateways.visitor(cookie)))
    const soon = shuffle([...requests, end], random).map(async (request) => {
      await wait(random() * 4)
      return request()
    })
    await Promise.all(soon)
  }

  /** Number of instances that still accept the cookie. */
  async function countAccepting(cookie: string): Promise<number> {
    const persons = gateways.instances.map(async (_, instance) => {
      const { status, reply } = await retryWhileUnavailable(() =>
        gateways.visitor(cookie, instance).call(readSession),
      )
      expect(status).toBe(200)
      return reply.person
    })
    return (await Promise.all(persons)).filter((person) => person !== null).length
  }

  test(`no session survives its sign-out, 1,000 times with concurrent requests (seed ${seed})`, async () => {
    let survivors = 0
    await forEachPersona(1000, async (person) => {
      const { cookie } = await gateways.signIn(person)
      await race(cookie, () => retryWhileUnavailable(() => gateways.visitor(cookie).call(signOut)))
      if ((await countAccepting(cookie)) > 0) survivors++
    })
    reportFigure(`R1 ${store}: ${survivors} of 1,000 sessions survived sign-out`)
    expect(survivors).toBe(0)
  })

  test(`no session survives being signed out elsewhere, 100 times (seed ${seed})`, async () => {
    let survivors = 0
    await forEachPersona(100, async (person) => {
      const { cookie } = await gateways.signIn(person)
      const elsewhere = await gateways.signIn(person)
      await race(cookie, () => retryWhileUnavailable(() => elsewhere.call(signOutOtherSessions)))
      if ((await countAccepting(cookie)) > 0) survivors++
      expect(await countAccepting(elsewhere.cookie)).toBe(gateways.instances.length)
    })
    reportFigure(`R1 ${store}: ${survivors} of 100 sessions survived signing out elsewhere`)
    expect(survivors).toBe(0)
  })
})
