import { submitApplication } from '@gatehouse/contracts/portal/application'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../testing/applicant.ts'
import { origin } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { report } from './report.ts'

const settings = { LIMIT_EMAIL_CHECKS: '100000' }
const path = submitApplication.path.replace(':id', params.id)

describeEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store, { settings })
  })
  afterAll(() => gateways.close())
  beforeEach(() => gateways.world.reset())

  async function begun(email: string) {
    const applicant = new Applicant(gateways.visitor())
    const { reply } = await retryWhileUnavailable(() => applicant.start(email))
    return { cookie: applicant.visitor.cookie, first: reply }
  }
  type Begun = Awaited<ReturnType<typeof begun>>

  const click = ({ cookie, first }: Begun, instance?: number) =>
    retryWhileUnavailable(() => new Applicant(gateways.visitor(cookie, instance)).submit(first))

  /** A click whose browser goes away after so many milliseconds. */
  async function clickAndLeave({ cookie, first }: Begun, ms: number) {
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
      body: JSON.stringify({ values: completeValues, agreed: 'yes' }),
    })
    await expect(sent).rejects.toThrow('aborted')
  }

  test('50 clicks at once make one application, and all are told the same', async () => {
    const somebody = await begun('new.person@example.test')
    gateways.world.faults.add({ operation: 'createCandidate', kind: 'delay', ms: 50 })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => click(somebody, n)))
    const writes = gateways.callCount('createCandidate')
    report(`R10 ${store}: ${writes} application for 50 clicks`)
    expect(answers.map(({ status, reply }) => [status, reply])).toEqual(
      Array(50).fill([200, { thanks: false }]),
    )
    expect(writes).toBe(1)
    expect((await click(somebody)).status).toBe(200)
    expect(gateways.callCount('createCandidate')).toBe(1)
  })

  test('a connection cut anywhere and tried again makes one application', async () => {
    const rounds = 20
    for (let round = 0; round < rounds; round++) {
      const somebody = await begun(`person.${round}@example.test`)
      gateways.world.faults.clear()
      gateways.world.faults.add({ operation: 'createCandidate', kind: 'delay', ms: 60 })
      await clickAndLeave(somebody, round * 3 + 1)
      expect((await click(somebody, round)).status).toBe(200)
      expect((await click(somebody, round + 1)).status).toBe(200)
    }
    const writes = gateways.callCount('createCandidate')
    report(`R10 ${store}: ${writes} applications for ${rounds} cut connections tried again`)
    expect(writes).toBe(rounds)
  })
})
