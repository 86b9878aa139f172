import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { showSecurityAnswer } from '@gatehouse/contracts/portal/account'
import { listSessions, signOutSessions } from '@gatehouse/contracts/portal/active-sessions'
import {
  startWorkerApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { listApplications } from '@gatehouse/contracts/portal/applications'
import { listNotifications, readNotification } from '@gatehouse/contracts/portal/notifications'
import { readProfile, savePersonalDetails } from '@gatehouse/contracts/portal/profile'
import { readSession } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { idempotencyHeader, personHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Applicant, completeValues } from '../testing/applicant.ts'
import { reportFigure } from '../testing/report-figure.ts'
import type { Visitor } from '../testing/visitor.ts'
import { describeWithRedis, Gateways, retryWhileUnavailable } from './gateways.ts'
import { noResendPause } from './no-resend-pause.ts'
import { noteArea, readNote, writeNote } from './note-area.ts'
import { personas } from './personas.ts'

jest.setTimeout(240_000)

const newKey = 'the-new-key-of-the-names'
/** OPERATIONS.md "Rotate keys"; the default before them is CLIENT_SECRET. */
const rings = [`CLIENT_SECRET,${newKey}`, `${newKey},CLIENT_SECRET`, newKey]

const [maria = '', , , , , pat = '', ...others] = personas
const limit = 14
const settings = { LIMIT_WRONG: String(limit), LIMIT_EMAIL_CHECKS: '100000', LIMIT_RESENDS: '100' }

describeWithRedis(() => {
  let gateways: Gateways
  /** Failures by the step at which they happened. */
  const failures: string[] = []
  let step = 'before'

  beforeAll(async () => {
    gateways = await Gateways.start('Redis', {
      settings,
      areas: [noResendPause, noteArea(Math.random)],
    })
  })
  afterAll(() => gateways.close())

  function check(what: string, actual: unknown, expected: unknown) {
    if (!Object.is(actual, expected))
      failures.push(`${step}: ${what} is ${actual}, not ${expected}`)
  }

  /** A tab: keeps its cookies and the key of its person, at whichever instance. */
  class Tab {
    cookie: string
    key = ''

    constructor(cookie = '') {
      this.cookie = cookie
    }

    async at<A extends { status: number }>(
      instance: number,
      act: (visitor: Visitor) => Promise<A>,
    ) {
      const visitor = gateways.visitor(this.cookie, instance)
      const response = await retryWhileUnavailable(() => act(visitor))
      this.cookie = visitor.cookie
      return response
    }

    send<E extends Endpoint>(instance: number, endpoint: E, options: object = {}) {
      const headers = this.key ? { [personHeader]: this.key } : {}
      return this.at(instance, (visitor) => visitor.send(endpoint, { headers, ...options }))
    }

    async readKey(instance: number): Promise<string> {
      const { reply } = await this.send(instance, readSession)
      return reply.person?.key ?? 'signed out'
    }
  }

  async function openTab(person: string): Promise<Tab> {
    const tab = new Tab((await gateways.signIn(person)).cookie)
    tab.key = await tab.readKey(0)
    return tab
  }

  /** Reads and writes all the time; no session ends, and no read after a write is stale. */
  function startLoad() {
    const counts = { requests: 0, writes: 0 }
    let running = true
    const lane = async (person: string) => {
      const tab = await openTab(person)
      for (let round = 0; running; round++) {
        check('the key of the person', await tab.readKey(round), tab.key)
        const both = () => Promise.all([0, 1].map((at) => tab.send(at, readNote)))
        await both()
        const written = await tab.send(round, writeNote)
        check('a write', written.status, 200)
        for (const read of await both())
          check('a read after it', read.reply.version, written.reply.version)
        counts.requests += 6
        counts.writes++
      }
    }
    const lanes = Promise.all(others.slice(0, 5).map(lane))
    return {
      counts,
      async stop() {
        running = false
        await lanes
      },
    }
  }

  const personalOf = async (tab: Tab, at: number) => {
    const { personal } = (await tab.send(at, readProfile)).reply
    if (personal.state === 'unavailable') throw new Error('The profile is unavailable')
    return personal.value
  }

  let begun = 0

  /** Begins what people leave unfinished at one instance; gives its end, at another. */
  async function begin(tab: Tab, at: number): Promise<(at: number) => Promise<void>> {
    const nth = begun++
    const { values, version } = await personalOf(tab, at)
    const [notification] = (await tab.send(at, listNotifications)).reply.notifications
    const needsStepUp = await tab.send(at, showSecurityAnswer)
    check('a step-up', needsStepUp.problem.code, 'step-up-required')
    check('its passcode', (await tab.send(at, sendStepUpPasscode)).status, 200)
    const applicant = new Tab()
    const email = `applicant.${nth}@example.test`
    const started = await applicant.at(at, (visitor) => new Applicant(visitor).start(email))
    const elsewhere = new Tab()
    await elsewhere.at(at, (visitor) => visitor.startSignIn(pat))

    return async (end) => {
      const form = { ...values, version, city: `City ${nth}` }
      check('a form', (await tab.send(end, savePersonalDetails, { body: form })).status, 200)
      const params = { id: notification?.id ?? '' }
      check('a notification', (await tab.send(end, readNotification, { params })).status, 200)
      const body = { passcode: gateways.visitor().passcode(maria) }
      check('the passcode', (await tab.send(end, checkStepUpPasscode, { body })).status, 200)
      check('a stepped-up read', (await tab.send(end, showSecurityAnswer)).status, 200)
      const personal = { ...completeValues.personal, city: `City ${nth}` }
      const saved = await applicant.at(end, (visitor) =>
        new Applicant(visitor).saveOn([started.reply.version], { ...completeValues, personal }),
      )
      check('a draft', saved.status, 200)
      const read = await new Applicant(gateways.visitor(applicant.cookie, at)).read()
      check('its city', read?.values.personal.city, `City ${nth}`)
      const entered = { passcode: gateways.visitor().passcode(pat) }
      const signedIn = await elsewhere.send(end, submitPasscode, { body: entered })
      check('a sign-in', signedIn.status, 200)
    }
  }

  const wrong = async (account: string, at: number) => {
    const body = { identity: account, password: 'wrong' }
    return (await new Tab().send(at, startSignIn, { body })).status
  }

  /** Wrong passwords in this step, counted over both instances. */
  async function guess(account: string) {
    for (const at of [0, 1]) check('a wrong password', await wrong(account, at), 422)
  }

  async function expectLimited(account: string) {
    for (const at of [0, 1]) check('one too many', await wrong(account, at), 429)
  }

  const firstAccount = 'nobody@example.test'
  const secondAccount = 'nobody.else@example.test'

  async function rotate(ring: string, tab: Tab, account: string) {
    const replaced = { NAMES_KEYS: ring }
    const fromOld = await begin(tab, 1)
    await gateways.replace(0, replaced)
    await fromOld(0)
    await guess(account)
    await (await begin(tab, 0))(1)
    const toNew = await begin(tab, 1)
    await gateways.replace(1, replaced)
    await guess(account)
    await toNew(0)
  }

  async function applyAsWorker(tab: Tab) {
    const params = { id: '1001' }
    const started = await tab.send(0, startWorkerApplication, {
      params,
      body: { brandId: 'staffmark' },
    })
    const { key, version } = started.reply
    const sent = await tab.at(0, (visitor) =>
      visitor.send(submitWorkerApplication, {
        params,
        body: { values: completeValues, version, agreed: 'yes' },
        headers: { [idempotencyHeader]: key },
      }),
    )
    check('an application', sent.status, 200)
  }

  const listedBy = async (tab: Tab, at: number) =>
    (await tab.send(at, listApplications)).reply.applications.length

  test('the keys of names are rotated under load: no session, form or draft is lost', async () => {
    const from = performance.now()
    const load = startLoad()
    const tab = await openTab(maria)
    const [second, draft] = [await openTab(maria), new Tab()]
    await applyAsWorker(tab)
    await draft.at(0, (visitor) => new Applicant(visitor).start('long@example.test'))
    const { sessions } = (await tab.send(0, listSessions)).reply
    const ofSecond = sessions.find(({ current }) => !current)?.id ?? ''
    const keyAtFirst = tab.key
    await guess(firstAccount)

    step = 'new key last'
    await rotate(rings[0] ?? '', tab, firstAccount)
    step = 'new key first'
    await rotate(rings[1] ?? '', tab, firstAccount)
    await guess(firstAccount)
    await guess(firstAccount)
    await expectLimited(firstAccount)
    check('the key of the tab', await tab.readKey(0), keyAtFirst)
    check('the key of a new tab', (await openTab(pat)).key === '', false)
    for (const at of [0, 1]) check('applications', await listedBy(tab, at), 1)
    const kept = await new Applicant(gateways.visitor(draft.cookie, 1)).read()
    check('the first draft', kept?.state, 'open')
    const ended = await tab.send(1, signOutSessions, { body: { ids: [ofSecond] } })
    check('ended sessions', ended.reply.endedSessions, 1)
    check('the second session', await second.readKey(0), 'signed out')

    // Days later: all sessions have begun since.
    await load.stop()
    const later = await openTab(maria)
    const newLoad = startLoad()
    await guess(secondAccount)
    step = 'old key removed'
    await rotate(rings[2] ?? '', later, secondAccount)
    for (let round = 0; round < 4; round++) await guess(secondAccount)
    await expectLimited(secondAccount)
    for (const at of [0, 1]) check('applications', await listedBy(later, at), 1)
    await newLoad.stop()

    const requests = load.counts.requests + newLoad.counts.requests
    const writes = load.counts.writes + newLoad.counts.writes
    const seconds = Math.round((performance.now() - from) / 1000)
    reportFigure(
      `R15: ${failures.length} failures in 6 restarts with other keys (${requests} requests of load, ${writes} writes, ${begun} unfinished forms, drafts, sign-ins and step-ups, ${seconds} s)`,
    )
    expect(failures).toEqual([])
  })
})
