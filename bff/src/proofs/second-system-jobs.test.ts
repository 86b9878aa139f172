import {
  handOverApplication,
  startWorkerApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { checkAlreadyApplied, readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import {
  readAdSources,
  readCountries,
  readDisabilities,
  readEducationLevels,
  readGenders,
  readJobTypes,
  readReasonsForLeaving,
  readReferringAdSource,
  readStates,
} from '@gatehouse/contracts/portal/lookups'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Applicant, completeValues } from '../testing/applicant.ts'
import { goodResumes } from '../testing/good-resumes.ts'
import type { Visitor } from '../testing/visitor.ts'
import { type SecondGateway, see, startSecondGateway } from './second-system/second-gateway.ts'

const tamsin = 'tamsin.oduya@zephyr.example'
const job = { id: '31001' }
const brands = 'arna,staffmark,prostaff,warets,hunter-hamilton,dyson,xpo'

const values = {
  ...completeValues,
  personal: {
    ...completeValues.personal,
    city: 'Pueblo',
    state: 'CO',
    postalCode: '81003',
    adSource: '300',
  },
  employment: completeValues.employment.map((entry) => ({ ...entry, state: 'CO', reason: '72' })),
  education: completeValues.education.map((entry) => ({ ...entry, state: 'CO', level: '82' })),
  selfIdentification: { disability: '32', gender: 'Female', ethnicity: '42', veteran: 'Declined' },
}

let gateway: SecondGateway
let visitor: Visitor

beforeAll(async () => {
  gateway = await startSecondGateway(() => ({ HOST_ORIGINS: 'https://intranet.zephyr.example' }))
  visitor = gateway.visitor()
})
afterAll(() => gateway.close())

const sent = (route: string) => gateway.sent(route)

describe('jobs', () => {
  test('a search of all brands', async () => {
    const { total, jobs, places } = await see(visitor, searchJobs, {
      query: { brands, keyword: 'i' },
    })
    expect(total).toBe(3)
    expect(jobs[0]).toEqual({
      id: '31001',
      title: 'Kiln operator',
      type: 'Temp to hire',
      city: 'Pueblo',
      state: 'CO',
      posted: '2026-11-09',
      salary: { low: 21.5, high: null, per: 'hour' },
      brand: { code: 'prostaff', name: expect.any(String) },
    })
    expect(places).toEqual(['Pueblo, CO', 'Fresno, CA'])
    const { path, body } =
      gateway.system.calls.findLast(({ route }) => route.endsWith('/Search')) ?? {}
    expect(decodeURIComponent(path ?? '')).toMatch(/^arna,staffmark,.*xpo\/[Aa]pi\/Job\/Search$/)
    expect(body).toMatchObject({ keywords: 'i', distanceInMiles: 0, page: 0, resultsPerPage: 10 })
    expect(body?.sort).toEqual(['DatePosted', 'desc'])
  })

  test('a search that finds nothing', async () => {
    const found = await see(visitor, searchJobs, { query: { keyword: 'nothing' } })
    expect(found).toMatchObject({ total: 0, jobs: [] })
  })

  test('an internal search', async () => {
    const found = await see(visitor, searchJobs, { query: { brands, audience: 'internal' } })
    expect(found.total).toBe(3)
    expect(gateway.system.calls.some(({ path }) => path.endsWith('Api/Internal/Job/Search'))).toBe(
      true,
    )
  })

  test('a job', async () => {
    const query = { brandId: 'prostaff' }
    expect(await see(visitor, readJob, { params: job, query })).toMatchObject({
      active: true,
      title: 'Kiln operator',
      type: 'Temp to hire',
      state: 'CO',
      salary: { low: 21.5, high: null },
      description: '<p>Kiln operator in Pueblo</p>',
      contact: null,
      brand: { code: 'prostaff' },
    })
    const gone = { params: { id: '31004' }, query }
    expect(await see(visitor, readJob, gone)).toMatchObject({ active: false })
    const unknown = await visitor.send(readJob, { params: { id: '39999' }, query })
    expect(unknown.problem.code).toBe('not-found')
  })

  const params = { brand: 'prostaff' }
  test.each([
    ['countries', readCountries, {}, { id: 'US', name: 'United States' }],
    ['states', readStates, {}, { id: 'OTH', name: 'Other' }],
    ['provinces', readStates, { query: { country: 'CA' } }, { id: 'ON', name: 'Ontario' }],
    ['genders', readGenders, { params }, { id: 'Female', name: 'Female' }],
    ['disabilities', readDisabilities, { params }, { id: '32', name: 'No' }],
    ['reasons', readReasonsForLeaving, { params }, { id: '72', name: 'End of contract' }],
    ['levels', readEducationLevels, { params }, { id: '82', name: 'Bachelor' }],
    ['job types', readJobTypes, { params }, { id: '4', name: 'Temp to hire' }],
    ['ad sources', readAdSources, { params }, { id: '267', name: 'Radio' }],
  ])('the list of %s', async (_, endpoint, input, option) => {
    expect((await see(visitor, endpoint as typeof readStates, input)).options).toContainEqual(
      option,
    )
  })

  test('an error page is told as a failure', async () => {
    const { problem } = await visitor.send(readStates, { query: { country: 'MX' } })
    expect(problem).toMatchObject({ status: 502, code: 'upstream-refused' })
    expect(JSON.stringify(problem)).not.toContain('Runtime')
  })

  test('the referring ad source', async () => {
    const query = { site: 'https://board.example' }
    expect(await see(visitor, readReferringAdSource, { query })).toEqual({ id: '300' })
  })
})

describe('an application', () => {
  const start = (applicant: Applicant, email: string) =>
    applicant.start(email, { brandId: 'prostaff' as never })

  test('by a newcomer without a résumé', async () => {
    const applicant = new Applicant(gateway.visitor(), job)
    const { reply } = await start(applicant, 'noor@board.example')
    expect(reply).toMatchObject({ state: 'open', applicantType: 'new', checkFailed: false })
    const { status, problem } = await applicant.submit(reply, values)
    expect([status, problem]).toEqual([200, { thanks: false }])
    expect(gateway.system.applied.at(-1)).toMatchObject({
      jobPostingId: 5_031_001,
      isNewCandidate: true,
      firstName: 'Nele',
      lastName: "O'Neill",
      emailAddress: 'noor@board.example',
      cellPhoneNumber: '5125550142',
      gender: 'Female',
      countryCode: 'US',
      postalCode: '81003',
      workHistory: [
        { fromMonth: 3, fromYear: 2019, toMonth: 5, toYear: 2024, reasonForLeavingId: 72 },
      ],
      educationHistory: [{ educationLevelId: 82, schoolName: 'Austin High' }],
      electronicAcknowledgement: true,
    })
    const again = await start(new Applicant(gateway.visitor(), job), 'noor@board.example')
    expect(again.reply.state).toBe('applied')
  })

  test('by a newcomer with a résumé, which fills the form', async () => {
    const applicant = new Applicant(gateway.visitor(), job)
    await start(applicant, 'faraday@board.example')
    const [[, name, content]] = goodResumes as [(typeof goodResumes)[number]]
    const { reply } = await applicant.upload(name, content)
    expect(reply.resume).toMatchObject({ outcome: 'parsed' })
    expect(reply.values.personal).toMatchObject({ firstName: 'Noor', city: 'Pueblo' })
    expect(reply.values.employment).toMatchObject([{ company: 'Clay & Sons', start: '04/2024' }])
    const { problem } = await applicant.submit(reply, { ...values, noResume: '' })
    expect(problem).toEqual({ thanks: false })
    expect(gateway.system.applied.at(-1)?.resumeFileStoreId).toBe(66_017)
  })

  test('by a known candidate shows and keeps what is on file', async () => {
    const applicant = new Applicant(gateway.visitor(), job)
    const { reply } = await start(applicant, tamsin)
    expect(reply).toMatchObject({
      applicantType: 'existing',
      maskedRecord: {
        personal: { firstName: 'T•••' },
        employment: 1,
        education: 1,
        certifications: 1,
      },
    })
    const { problem } = await applicant.submit(reply, {
      ...reply.values,
      personal: { ...reply.values.personal, adSource: '267' },
      selfIdentification: values.selfIdentification,
    })
    expect(problem).toEqual({ thanks: true })
    expect(gateway.system.applied.at(-1)).toMatchObject({
      isNewCandidate: false,
      firstName: 'Tamsin',
      city: 'Pueblo',
      workHistory: [{ companyName: 'Clay & Sons' }],
    })
  })

  test('by a worker', async () => {
    const worker = await gateway.signIn(tamsin)
    const applied = (id: string) => see(worker, checkAlreadyApplied, { params: { id } })
    expect([await applied('31001'), await applied('31003')]).toEqual([
      { applied: false },
      { applied: true },
    ])
    const body = { brandId: 'prostaff' }
    const {
      values: own,
      key,
      version,
    } = await see(worker, startWorkerApplication, { params: job, body })
    const { selfIdentification } = values
    await see(worker, submitWorkerApplication, {
      params: job,
      body: { values: { ...own, selfIdentification }, version, agreed: 'yes' },
      headers: { [idempotencyHeader]: key },
    })
    const application = sent('POST Api/User/{ewId}/Apply')
    expect(application?.params).toEqual({ ewId: '940112' })
    expect(application?.body).toMatchObject({
      electronicAcknowledgement: true,
      jobPostingId: 5_031_001,
      candidateApplicationBrandCode: 'ProStaffEast',
      candidateERecruitId: 550_731,
    })
  })

  test('of internal staff is handed over to the host page', async () => {
    const applicant = new Applicant(gateway.visitor(), job)
    const overrides = { brandId: 'prostaff' as never, audience: 'internal' }
    const { reply } = await applicant.start('staff@zephyr.example', overrides)
    const { version } = reply
    const count = gateway.system.applied.length
    const { payload } = await see(applicant.visitor, handOverApplication, {
      params: job,
      body: { values, version, agreed: 'yes' },
    })
    expect(payload).toMatchObject({ firstName: 'Nele', gender: 'Female' })
    expect(gateway.system.applied).toHaveLength(count)
  })
})
