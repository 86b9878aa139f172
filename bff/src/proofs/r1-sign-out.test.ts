import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { readContent } from '@gatehouse/contracts/portal/content'
import {
  listSessions,
  readSession,
  signOut,
  signOutOtherSessions,
} from '@gatehouse/contracts/portal/session'
import { cancelSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Area } from '../areas/area-context.ts'
import type { Visitor } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { forEachPersona } from './personas.ts'
import { report } from './report.ts'
import { createRandom, seed, shuffle } from './seeded-random.ts'

jest.setTimeout(240_000)

const random = createRandom(seed)

/** A write that changes the session itself, as switching the company does. */
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
const underWay: ((visitor: Visitor) => Promise<unknown>)[] = [
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

  /** Sends everything with this cookie, in any order and at any instance, while `end` ends it. */
  async function race(cookie: string, end: () => Promise<unknown>) {
    const requests = underWay.map((request) => () => request(gateways.visitor(cookie)))
    const soon = shuffle([...requests, end], random).map(async (request) => {
      await wait(random() * 4)
      return request()
    })
    await Promise.all(soon)
  }

  /** At how many instances this cookie still opens a session. */
  async function aliveWith(cookie: string): Promise<number> {
    const asked = gateways.instances.map(async (_, instance) => {
      const { status, reply } = await retryWhileUnavailable(() =>
        gateways.visitor(cookie, instance).call(readSession),
      )
      expect(status).toBe(200)
      return reply.person
    })
    return (await Promise.all(asked)).filter((person) => person !== null).length
  }

  test(`no session outlives its sign-out, 1,000 times with requests under way (seed ${seed})`, async () => {
    let alive = 0
    await forEachPersona(1000, async (person) => {
      const { cookie } = await gateways.signIn(person)
      await race(cookie, () => retryWhileUnavailable(() => gateways.visitor(cookie).call(signOut)))
      if ((await aliveWith(cookie)) > 0) alive++
    })
    report(`R1 ${store}: ${alive} of 1,000 sessions alive after sign-out`)
    expect(alive).toBe(0)
  })

  test(`nor being signed out from another place, 100 times (seed ${seed})`, async () => {
    let alive = 0
    await forEachPersona(100, async (person) => {
      const { cookie } = await gateways.signIn(person)
      const elsewhere = await gateways.signIn(person)
      await race(cookie, () => retryWhileUnavailable(() => elsewhere.call(signOutOtherSessions)))
      if ((await aliveWith(cookie)) > 0) alive++
      expect(await aliveWith(elsewhere.cookie)).toBe(gateways.instances.length)
    })
    report(`R1 ${store}: ${alive} of 100 sessions alive after signing out elsewhere`)
    expect(alive).toBe(0)
  })
})
