import { randomUUID } from 'node:crypto'
import { handOverApplication, readApplication } from '@gatehouse/contracts/portal/application'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import { makePdf } from '@gatehouse/mocks/world/make-pdf'
import { expect, test } from '@jest/globals'
import { Applicant, params } from '../testing/applicant.ts'
import { reportFigure } from '../testing/report-figure.ts'
import { describeEveryStore, Gateways } from './gateways.ts'
import { dumpRedis } from './redis-dump.ts'

const email = 'jo.existing@example.test'
interface RecordedReply {
  status: number
  headers: Headers
  reply: unknown
}

let planted = 0
/** A word that occurs once. */
const uniqueWord = () => `Zq${String(++planted).padStart(2, '0')}vexil`
const uniqueNumber = () => `73755${String(61_000 + ++planted)}`

describeEveryStore((store) => {
  test('an e-mail address reveals no data on file', async () => {
    planted = 0
    const gateways = await Gateways.start(store)
    const { candidates, calls } = gateways.world
    const jo = candidates.findByEmail(email)
    if (!jo) throw new TypeError('no existing candidate')
    Object.assign(jo, {
      firstName: uniqueWord(),
      middleName: uniqueWord(),
      lastName: uniqueWord(),
      address: uniqueWord(),
      apartmentOrBuildingNumber: uniqueWord(),
      city: uniqueWord(),
      postalCode: '90210',
      linkedInUrl: `https://example.test/${uniqueWord()}`,
      phoneNumber: uniqueNumber(),
      cellPhoneNumber: uniqueNumber(),
      emergencyPhoneNumber: uniqueNumber(),
    })
    for (const one of jo.workHistory)
      Object.assign(one, {
        companyName: uniqueWord(),
        jobTitle: uniqueWord(),
        supervisorName: uniqueWord(),
      })
    for (const one of jo.educationHistory)
      Object.assign(one, {
        schoolName: uniqueWord(),
        degree: uniqueWord(),
        courseOfStudy: uniqueWord(),
      })
    for (const one of jo.certifications)
      Object.assign(one, { name: uniqueWord(), agency: uniqueWord() })
    const values = plantedValues(jo)
    expect(values.length).toBeGreaterThanOrEqual(30)

    let received = ''
    const recordReply = async <A extends RecordedReply>(call: Promise<A>) => {
      const response = await call
      expect(response.status).toBe(200)
      received += JSON.stringify([response.reply, [...response.headers]])
      return response
    }
    const applicant = new Applicant(gateways.visitor())
    const { visitor } = applicant
    const { reply } = await recordReply(applicant.start(email, { audience: 'internal' }))
    await recordReply(applicant.start(email.toUpperCase(), { audience: 'internal' }))
    await recordReply(visitor.call(readApplication, { params }))
    await recordReply(applicant.upload('mine.pdf', makePdf(['Another Person', 'x@example.test'])))
    const typed = { ...reply.values, personal: { ...reply.values.personal, adSource: '12' } }
    await recordReply(applicant.save('agreement', typed))
    const body = { values: typed, version: await applicant.version(), agreed: 'yes' }
    await recordReply(
      visitor.send(handOverApplication, {
        params,
        body,
        headers: { [idempotencyHeader]: randomUUID() },
      }),
    )
    await recordReply(applicant.start(email, { audience: 'internal' }))
    const { problem, headers } = await applicant.submit(reply, reply.values)
    received += JSON.stringify([problem, [...headers]])
    const dump = store === 'Redis' ? await dumpRedis(gateways.redis.url) : undefined
    await recordReply(applicant.submit((await read(applicant)) ?? reply, typed))

    // The upstream did send the data; otherwise this test could not fail.
    const created = calls.list().findLast(({ operation }) => operation === 'createCandidate')
    const sentBody = JSON.stringify(created?.body as CandidatePayload)
    expect(values.filter((value) => !sentBody.includes(value))).toEqual([])
    const logs = gateways.instances.map(({ log }) => log.join('')).join('')
    const audits = JSON.stringify(gateways.first.audit())
    const texts = [received, logs, audits]
    const found = values.filter((value) => texts.some((text) => includesText(text, value)))
    const dumped = values.filter((value) => dump?.contains(value))
    reportFigure(
      `R5 ${store}: ${found.length} of ${values.length} planted values disclosed for an e-mail address`,
    )
    expect([found, dumped]).toEqual([[], []])
    await gateways.close()
  })

  const read = async ({ visitor }: Applicant) =>
    (await visitor.call(readApplication, { params })).reply.application
})

const includesText = (text: string, value: string) =>
  text.toLowerCase().includes(value.toLowerCase())

function plantedValues(value: unknown): string[] {
  return JSON.stringify(value).match(/Zq\d\dvexil|7375561\d{3}|90210/g) ?? []
}
