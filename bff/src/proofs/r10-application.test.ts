import { submitApplication } from '@gatehouse/contracts/portal/application'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, filledIn, params } from '../testing/applicant.ts'
import { origin } from '../testing/visitor.ts'
import { Gateways, heard, onEveryStore } from './gateways.ts'
import { report } from './report.ts'

const settings = { LIMIT_EMAIL_CHECKS: '100000' }
const path = submitApplication.path.replace(':id', params.id)

onEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store, { settings })
  })
  afterAll(() => gateways.close())
  beforeEach(() => gateways.world.reset())

  async function begun(email: string) {
    const applicant = new Applicant(gateways.visitor())
    const { reply } = await heard(() => applicant.start(email))
    return { cookie: applicant.visitor.cookie, first: reply }
  }
  type Begun = Awaited<ReturnType<typeof begun>>

  const click = ({ cookie, first }: Begun, instance?: number) =>
    heard(() => new Applicant(gateways.visitor(cookie, instance)).submit(first))

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
      body: JSON.stringify({ values: filledIn, agreed: 'yes' }),
    })
    await expect(sent).rejects.toThrow('aborted')
  }

  test('50 clicks at once make one application, and all are told the same', async () => {
    const somebody = await begun('new.person@example.test')
    gateways.world.faults.add({ operation: 'createCandidate', kind: 'delay', ms: 50 })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => click(somebody, n)))
    const writes = gateways.asked('createCandidate')
    report(`R10 ${store}: ${writes} application for 50 clicks`)
    expect(answers.map(({ status, reply }) => [status, reply])).toEqual(
      Array(50).fill([200, { thanks: false }]),
    )
    expect(writes).toBe(1)
    expect((await click(somebody)).status).toBe(200)
    expect(gateways.asked('createCandidate')).toBe(1)
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
    const writes = gateways.asked('createCandidate')
    report(`R10 ${store}: ${writes} applications for ${rounds} cut connections tried again`)
    expect(writes).toBe(rounds)
  })
})
