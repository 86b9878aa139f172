import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readContent } from '@gatehouse/contracts/portal/content'
import { signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { AreaContext } from '../areas/area-context.ts'
import type { Sessions } from '../session/session-store.ts'
import type { Visitor } from '../testing/visitor.ts'
import { describeEveryStore, Gateways } from './gateways.ts'
import { noteArea, readNote, writeNote } from './note-area.ts'
import { personas } from './personas.ts'

const [maria = '', chris = '', dana = ''] = personas
const announcements = { params: { code: 'announcements' } } as const

/** Changes between two cached reads of a session. */
describeEveryStore((store) => {
  let gateways: Gateways
  let stores: Sessions[]

  beforeAll(async () => {
    stores = []
    const rememberStore = ({ sessions }: AreaContext) => void stores.push(sessions)
    gateways = await Gateways.start(store, { areas: [rememberStore, noteArea(() => 0)] })
  })
  afterEach(() => void jest.restoreAllMocks())
  afterAll(() => gateways.close())

  /** Another tab of the browser at each instance, with the cookie of now. */
  const tabsOf = ({ cookie }: Visitor) =>
    gateways.instances.map((_, at) => gateways.visitor(cookie, at))

  /** Reads at each instance until the fast path has answered: the full path asks the session store. */
  async function readFast(tabs: Visitor[]) {
    for (let read = 0; read < 2; read++)
      for (const tab of tabs) expect((await tab.call(readContent, announcements)).status).toBe(200)
    const asked = stores.map((one) => jest.spyOn(one, 'get'))
    for (const tab of tabs) expect((await tab.call(readContent, announcements)).status).toBe(200)
    for (const get of asked) {
      expect(get).not.toHaveBeenCalled()
      get.mockRestore()
    }
  }

  async function expectSignedOut(tabs: Visitor[]) {
    for (const tab of tabs) {
      const { status, problem } = await tab.send(readContent, announcements)
      expect([status, problem.code]).toEqual([401, 'not-signed-in'])
    }
  }

  test('sends the bytes and headers of the full path', async () => {
    const tabs = tabsOf(await gateways.signIn(maria))
    const read = async (tab: Visitor) => {
      const response = await tab.fetch(readContent, announcements)
      const headers = [...response.headers].filter(([name]) => name !== 'date')
      return [response.status, headers, await response.text()]
    }
    const first = await Promise.all(tabs.map(read))
    await readFast(tabs)
    expect(await Promise.all(tabs.map(read))).toEqual(first)
  })

  test('a sign-out ends them in every tab', async () => {
    const visitor = await gateways.signIn(maria)
    const tabs = tabsOf(visitor)
    await readFast(tabs)
    await visitor.call(signOut)
    await expectSignedOut(tabs)
  })

  test('a sign-out elsewhere ends them', async () => {
    const [here, there] = [await gateways.signIn(chris), await gateways.signIn(chris)]
    const [ours, theirs] = [tabsOf(here), tabsOf(there)]
    await readFast([...ours, ...theirs])
    await here.call(signOutOtherSessions)
    await expectSignedOut(theirs)
    await readFast(ours)
  })

  test('a session that expires ends them', async () => {
    const visitor = await gateways.signIn(maria)
    const tabs = tabsOf(visitor)
    await readFast(tabs)
    for (const one of stores) one.destroy(visitor.session, (error) => expect(error).toBeUndefined())
    await expectSignedOut(tabs)
  })

  test('a cookie of another session is not answered for the first', async () => {
    const [hers, theirs] = [await gateways.signIn(maria), await gateways.signIn(chris)]
    await readFast([...tabsOf(hers), ...tabsOf(theirs)])
    for (const [visitor, user] of [
      [hers, maria],
      [theirs, chris],
    ] as const) {
      const id = gateways.world.people.findByIdentity(user)?.id
      for (const tab of tabsOf(visitor))
        for (let read = 0; read < 2; read++) expect((await tab.call(readNote)).reply.owner).toBe(id)
    }
  })

  test('a chosen company has entries of its own', async () => {
    const visitor = await gateways.signIn(dana)
    for (const code of ['arna', 'prostaff', 'arna'] as const) {
      await visitor.call(chooseCompany, { body: { code } })
      gateways.world.calls.clear()
      await readFast(tabsOf(visitor))
      expect(gateways.callCount('getContent')).toBe(gateways.instances.length)
    }
  })

  test('sessions of one person at two companies share none', async () => {
    const tabs: Visitor[] = []
    const visitors = [await gateways.signIn(dana), await gateways.signIn(dana)]
    for (const [at, code] of (['arna', 'prostaff'] as const).entries()) {
      await visitors[at]?.call(chooseCompany, { body: { code } })
      tabs.push(...tabsOf(visitors[at] as Visitor))
    }
    gateways.world.calls.clear()
    await readFast(tabs)
    expect(gateways.callCount('getContent')).toBe(tabs.length)
  })

  test('a write is seen by the next read', async () => {
    const visitor = await gateways.signIn(maria)
    for (let round = 0; round < 5; round++) {
      const { reply } = await visitor.call(writeNote)
      for (const tab of tabsOf(visitor))
        for (let read = 0; read < 3; read++) expect((await tab.call(readNote)).reply).toEqual(reply)
    }
  })

  test('an unavailable store is 503, not a sign-out', async () => {
    const tabs = tabsOf(await gateways.signIn(maria))
    await readFast(tabs)
    for (const one of stores)
      jest.spyOn(one, 'findCaller').mockReturnValue({ unavailable: true } as const)
    for (const tab of tabs) {
      const { status, problem, headers } = await tab.send(readContent, announcements)
      expect([status, problem.code]).toEqual([503, 'session-unavailable'])
      expect(headers.getSetCookie()).toEqual([])
    }
  })
})
