import { submitApplication } from '@gatehouse/contracts/portal/application'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../testing/applicant.ts'
import { reportFigure } from '../testing/report-figure.ts'
import { origin } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'

const settings = { LIMIT_EMAIL_CHECKS: '100000' }
const path = submitApplication.path.replace(':id', params.id)

describeEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store, { settings })
  })
  afterAll(() => gateways.close())
  beforeEach(() => gateways.world.reset())

  async function startApplication(email: string) {
    const applicant = new Applicant(gateways.visitor())
    const { reply } = await retryWhileUnavailable(() => applicant.start(email))
    return { cookie: applicant.visitor.cookie, first: reply }
  }
  type Started = Awaited<ReturnType<typeof startApplication>>

  const click = ({ cookie, first }: Started, instance?: number) =>
    retryWhileUnavailable(() => new Applicant(gateways.visitor(cookie, instance)).submit(first))

  /** A click whose browser disconnects after `ms`. */
  async function clickAndDisconnect({ cookie, first }: Started, ms: number) {
    const sent = fetch(gateways.first.url + path, {
      method: 'POST',
      signal: AbortSignal.timeout(ms),
      headers: {
        [csrfHeader]: '1',
        [botTokenHeader]: 'person',
        [idempotencyHeader]: first.key,
        'content-type': 'application/json',
        origin,
        cookie,
      },
      body: JSON.stringify({ values: completeValues, version: first.version, agreed: 'yes' }),
    })
    await expect(sent).rejects.toThrow('aborted')
  }

  test('50 concurrent clicks create one application and get the same reply', async () => {
    const started = await startApplication('new.person@example.test')
    gateways.world.faults.add({ operation: 'createCandidate', kind: 'delay', ms: 50 })
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => click(started, n)))
    const writes = gateways.callCount('createCandidate')
    reportFigure(`R10 ${store}: ${writes} application for 50 clicks`)
    expect(replies.map(({ status, reply }) => [status, reply])).toEqual(
      Array(50).fill([200, { thanks: false }]),
    )
    expect(writes).toBe(1)
    expect((await click(started)).status).toBe(200)
    expect(gateways.callCount('createCandidate')).toBe(1)
  })

  test('a connection cut at any point and retried creates one application', async () => {
    const rounds = 20
    for (let round = 0; round < rounds; round++) {
      const started = await startApplication(`person.${round}@example.test`)
      gateways.world.faults.clear()
      gateways.world.faults.add({ operation: 'createCandidate', kind: 'delay', ms: 60 })
      await clickAndDisconnect(started, round * 3 + 1)
      expect((await click(started, round)).status).toBe(200)
      expect((await click(started, round + 1)).status).toBe(200)
    }
    const writes = gateways.callCount('createCandidate')
    reportFigure(`R10 ${store}: ${writes} applications for ${rounds} cut and retried connections`)
    expect(writes).toBe(rounds)
  })

  test('of concurrent saves on one version, at any gateway, one is kept', async () => {
    const rounds = 10
    for (let round = 0; round < rounds; round++) {
      const { cookie, first } = await startApplication(`saver.${round}@example.test`)
      const cities = Array.from({ length: 8 }, (_, n) => `City ${n}`)
      const save = (city: string, n: number) => {
        const personal = { ...completeValues.personal, city }
        const applicant = new Applicant(gateways.visitor(cookie, n))
        return applicant.saveOn([first.version], { ...completeValues, personal })
      }
      const replies = await Promise.all(cities.map(save))
      const kept = cities.filter((_, n) => replies[n]?.status === 200)
      const stored = await new Applicant(gateways.visitor(cookie)).read()
      expect(kept).toEqual([stored?.values.personal.city])
    }
    reportFigure(`R10 ${store}: one of 8 concurrent saves kept, in ${rounds} rounds`)
  })
})
