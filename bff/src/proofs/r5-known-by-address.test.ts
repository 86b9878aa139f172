import {
  handOverApplication,
  readApplication,
  saveApplication,
} from '@gatehouse/contracts/portal/application'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import { makePdf } from '@gatehouse/mocks/world/make-pdf'
import { expect, test } from '@jest/globals'
import { Applicant, params } from '../testing/applicant.ts'
import { describeEveryStore, Gateways } from './gateways.ts'
import { dumpRedis } from './redis-dump.ts'
import { report } from './report.ts'

const email = 'jo.existing@example.test'
interface Heard {
  status: number
  headers: Headers
  reply: unknown
}

let planted = 0
/** A word that stands nowhere else. */
const word = () => `Zq${String(++planted).padStart(2, '0')}vexil`
const number = () => `73755${String(61_000 + ++planted)}`

describeEveryStore((store) => {
  test('an e-mail address reveals none of what is on file', async () => {
    planted = 0
    const gateways = await Gateways.start(store)
    const { candidates, calls } = gateways.world
    const jo = candidates.findByEmail(email)
    if (!jo) throw new TypeError('nobody to plant in')
    Object.assign(jo, {
      firstName: word(),
      middleName: word(),
      lastName: word(),
      address: word(),
      apartmentOrBuildingNumber: word(),
      city: word(),
      postalCode: '90210',
      linkedInUrl: `https://example.test/${word()}`,
      phoneNumber: number(),
      cellPhoneNumber: number(),
      emergencyPhoneNumber: number(),
    })
    for (const one of jo.workHistory)
      Object.assign(one, { companyName: word(), jobTitle: word(), supervisorName: word() })
    for (const one of jo.educationHistory)
      Object.assign(one, { schoolName: word(), degree: word(), courseOfStudy: word() })
    for (const one of jo.certifications) Object.assign(one, { name: word(), agency: word() })
    const values = plantedIn(jo)
    expect(values.length).toBeGreaterThanOrEqual(30)

    let told = ''
    const hear = async <A extends Heard>(asked: Promise<A>) => {
      const answer = await asked
      expect(answer.status).toBe(200)
      told += JSON.stringify([answer.reply, [...answer.headers]])
      return answer
    }
    const applicant = new Applicant(gateways.visitor())
    const { visitor } = applicant
    const { reply } = await hear(applicant.start(email, { audience: 'internal' }))
    await hear(applicant.start(email.toUpperCase(), { audience: 'internal' }))
    await hear(visitor.call(readApplication, { params }))
    await hear(applicant.upload('mine.pdf', makePdf(['Somebody Else', 'x@example.test'])))
    const typed = { ...reply.values, personal: { ...reply.values.personal, adSource: '12' } }
    await hear(
      visitor.call(saveApplication, { params, body: { step: 'agreement', values: typed } }),
    )
    const body = { values: typed, agreed: 'yes' }
    await hear(visitor.call(handOverApplication, { params, body }))
    const { problem, headers } = await applicant.submit(reply, reply.values)
    told += JSON.stringify([problem, [...headers]])
    const dump = store === 'Redis' ? await dumpRedis(gateways.redis.url) : undefined
    await hear(applicant.submit((await read(applicant)) ?? reply, typed))

    // What the upstream has told, or none of this would show anything.
    const created = calls.list().findLast(({ operation }) => operation === 'createCandidate')
    const sent = JSON.stringify(created?.body as CandidatePayload)
    expect(values.filter((value) => !sent.includes(value))).toEqual([])
    const logs = gateways.instances.map(({ log }) => log.join('')).join('')
    const audits = JSON.stringify(gateways.first.audit())
    const places = [told, logs, audits]
    const found = values.filter((value) => places.some((place) => holds(place, value)))
    const dumped = values.filter((value) => dump?.contains(value))
    report(
      `R5 ${store}: ${found.length} of ${values.length} planted values told by an e-mail address`,
    )
    expect([found, dumped]).toEqual([[], []])
    await gateways.close()
  })

  const read = async ({ visitor }: Applicant) =>
    (await visitor.call(readApplication, { params })).reply.application
})

const holds = (place: string, value: string) => place.toLowerCase().includes(value.toLowerCase())

function plantedIn(whatever: unknown): string[] {
  return JSON.stringify(whatever).match(/Zq\d\dvexil|7375561\d{3}|90210/g) ?? []
}
