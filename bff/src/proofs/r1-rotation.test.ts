import { setTimeout as wait } from 'node:timers/promises'
import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Area } from '../areas/area-context.ts'
import { rotateSession } from '../session/session.ts'
import { reportFigure } from '../testing/report-figure.ts'
import type { Visitor } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { forEachPersona } from './personas.ts'
import { createRandom, seed, shuffle } from './seeded-random.ts'

jest.setTimeout(240_000)

const random = createRandom(seed)

/** A write that rotates the session, like a step-up, a PIN or a reset link. */
const rotate = endpoint({
  method: 'POST',
  path: '/api/probe/rotation',
  access: 'signed-in',
  reply: EmptyReply,
  problems: [],
})

const probe: Area = ({ serve }) =>
  serve(rotate, async ({ request }) => {
    await wait(random() * 4)
    await rotateSession(request)
    await wait(random() * 4)
    return {}
  })

describeEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store, { areas: [probe] })
  })
  afterAll(() => gateways.close())

  /** Rotates the session in several requests while `end` ends it; gives every cookie received. */
  async function race(cookie: string, end: () => Promise<unknown>): Promise<string[]> {
    const visitors = Array.from({ length: 3 }, () => gateways.visitor(cookie))
    const requests = [...visitors.map((visitor) => () => visitor.call(rotate)), end]
    const started = shuffle(requests, random).map(async (request) => {
      await wait(random() * 6)
      return request()
    })
    await Promise.all(started)
    return [cookie, ...visitors.map((visitor) => visitor.cookie)]
  }

  async function isAccepted(visitor: Visitor): Promise<boolean> {
    const { status, reply } = await retryWhileUnavailable(() => visitor.call(readSession))
    expect(status).toBe(200)
    return reply.person !== null
  }

  async function countAccepted(cookies: string[]): Promise<number> {
    const accepted = await Promise.all(
      cookies.map((cookie) => isAccepted(gateways.visitor(cookie))),
    )
    return accepted.filter(Boolean).length
  }

  test(`no session survives its sign-out under a rotated id, 500 times (seed ${seed})`, async () => {
    let survivors = 0
    await forEachPersona(500, async (person) => {
      const { cookie } = await gateways.signIn(person)
      const cookies = await race(cookie, () =>
        retryWhileUnavailable(() => gateways.visitor(cookie).call(signOut)),
      )
      if ((await countAccepted(cookies)) > 0) survivors++
    })
    reportFigure(`R1 ${store}: ${survivors} of 500 rotated sessions alive after sign-out`)
    expect(survivors).toBe(0)
  })

  test(`no session survives being signed out elsewhere under a rotated id, 100 times (seed ${seed})`, async () => {
    let survivors = 0
    await forEachPersona(100, async (person) => {
      const { cookie } = await gateways.signIn(person)
      const elsewhere = await gateways.signIn(person)
      const cookies = await race(cookie, () =>
        retryWhileUnavailable(() => elsewhere.call(signOutOtherSessions)),
      )
      if ((await countAccepted(cookies)) > 0) survivors++
    })
    reportFigure(
      `R1 ${store}: ${survivors} of 100 rotated sessions alive after signing out elsewhere`,
    )
    expect(survivors).toBe(0)
  })

  test('rotation keeps the session, and the old id is rejected', async () => {
    const visitor = await gateways.signIn('maria.santos@example.test')
    const { cookie } = visitor
    expect((await visitor.call(rotate)).status).toBe(200)
    expect(visitor.cookie).not.toBe(cookie)
    expect(await countAccepted([visitor.cookie])).toBe(1)
    expect(await countAccepted([cookie])).toBe(0)
  })
})
