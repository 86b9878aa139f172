import { readAssignments } from '@gatehouse/contracts/portal/assignments'
import {
  readChildSupportOrders,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import {
  checkDepositAccount,
  readDirectDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { downloadDocument, readDocuments } from '@gatehouse/contracts/portal/documents'
import { openPayrollWindow, readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import {
  addToProfile,
  readProfile,
  saveCertifications,
  savePersonalDetails,
  uploadProfileResume,
} from '@gatehouse/contracts/portal/profile'
import { readBadges } from '@gatehouse/contracts/portal/recognition'
import { redirectToCareers } from '@gatehouse/contracts/portal/redirect-endpoints'
import { readSelfIdentification } from '@gatehouse/contracts/portal/self-identification'
import { saveSelfIdentification } from '@gatehouse/contracts/portal/self-identification-answers'
import { readSession } from '@gatehouse/contracts/portal/session'
import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import { readW2Election, saveW2Election } from '@gatehouse/contracts/portal/w2-election'
import { applyForWaiver, readWaivers } from '@gatehouse/contracts/portal/waivers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { goodResumes } from '../testing/good-resumes.ts'
import type { Visitor } from '../testing/visitor.ts'
import { type SecondGateway, see, startSecondGateway } from './second-system/second-gateway.ts'

const tamsin = 'tamsin.oduya@zephyr.example'

let gateway: SecondGateway
let worker: Visitor
let californian: Visitor

beforeAll(async () => {
  gateway = await startSecondGateway(() => ({
    PAYROLL_SIGN_IN_PATHS: JSON.stringify({
      paychecks: '/psp/signon/PAY',
      'time-entry': '/psp/signon/TE',
    }),
    UPSTREAM_PATHS: JSON.stringify({ getPaychecks: '/psp/PAY', getW2Forms: '/psp/W2_FORMS' }),
    CAREERS_URL: 'https://careers.zephyr.example/jobs',
    PEOPLE_NET_URL: 'https://sso.zephyr.example/{clientId}',
  }))
  worker = await gateway.signIn(tamsin)
  californian = await gateway.signIn('ake.lindqvist@zephyr.example')
  await see(californian, chooseCompany, { body: { code: 'prostaff' } })
})
afterAll(() => gateway.close())

const sent = (route: string) => gateway.sent(route)

describe('work', () => {
  test('assignments', async () => {
    const { assignments } = await see(worker, readAssignments)
    expect(assignments).toEqual([
      {
        company: 'Clay & Sons',
        jobTitle: 'Packer',
        startDate: '2026-02-01',
        endDate: null,
        isOpenEnded: true,
        rate: 1975,
        isPast: false,
      },
    ])
    expect(sent('GET Employee/{ewId}/Assignment')?.params).toEqual({ ewId: '940112' })
  })

  test('badges', async () => {
    const { badges } = await see(worker, readBadges)
    expect(badges).toEqual([
      {
        name: 'Steady hand',
        description: 'Nothing broke',
        comments: null,
        submittedOn: '2026-10-30',
        submittedBy: 'B. Alder',
      },
    ])
  })

  test('documents are listed and downloaded', async () => {
    const { documents } = await see(worker, readDocuments)
    expect(documents).toMatchObject([
      {
        name: 'Offer letter',
        expiresOn: null,
        signedOn: '2026-02-01',
        status: 'Signed',
        linkText: 'View',
      },
    ])
    const params = { id: documents[0]?.id ?? '' }
    expect(await (await worker.fetch(downloadDocument, { params })).text()).toMatch(/^%PDF/)
  })

  test('child support orders, of which one can be mailed', async () => {
    const { orders } = await see(worker, readChildSupportOrders)
    const [second, first] = orders
    expect(first).toMatchObject({
      documentDate: '2026-03-14',
      caseId: '60077',
      tribunal: 'Pueblo County',
      official: '',
      orderId: '71500',
      remittanceId: '900100200',
      hasDocument: true,
    })
    expect(second).toMatchObject({ orderId: '71501', remittanceId: '', hasDocument: false })
    await see(worker, sendChildSupportDocument, { params: { id: first?.id ?? '' } })
    expect(sent('POST EmailCSODocuments/{orderId}')?.params).toEqual({ orderId: '71500' })
  })

  test('a waiver', async () => {
    expect(await see(californian, readWaivers)).toMatchObject({ waivers: [{}] })
    await see(californian, applyForWaiver, { body: { consent: 'yes' } })
    expect(sent('POST Api/User/{ewId}/Applications')?.body).toHaveProperty('val')
  })
})

test('the careers site gets the candidate id', async () => {
  expect(await worker.visit(redirectToCareers.path)).toBe(
    'https://careers.zephyr.example/jobs?cid=550731',
  )
})

test('somebody without company and payroll id has neither profile nor pay', async () => {
  const visitor = await gateway.signIn('no.payroll@zephyr.example')
  const { person } = await see(visitor, readSession)
  expect(person).toMatchObject({
    companies: [],
    attributes: { hasPayrollId: false, hasERecruitId: false, hasRecognition: false },
  })
  for (const endpoint of [readDirectDeposit, readW2Election])
    expect((await visitor.send(endpoint)).problem.code).toBe('not-found')
  expect((await visitor.send(readProfile)).problem.code).toBe('company-required')
})

describe('pay', () => {
  test('direct deposit is read, checked and saved, with whole account numbers', async () => {
    const { state, deposits, version } = await see(worker, readDirectDeposit)
    expect(state).toBe('open')
    expect(deposits).toMatchObject([
      {
        id: '1',
        accountType: 'checking',
        lastDigits: '9901',
        depositType: 'percent',
        percent: '60',
      },
      { id: '2', accountType: 'savings', lastDigits: '0055', depositType: 'balance' },
    ])
    const bank = { routingNumber: '102001017', accountNumber: '5544332211' }
    await see(worker, checkDepositAccount, { body: { ...bank, version, listedIds: ['1', '2'] } })
    const list = [
      ...deposits.map(({ lastDigits, ...deposit }) => ({ ...deposit, accountNumber: '' })),
      {
        id: '',
        accountType: 'checking',
        depositType: 'amount',
        amount: '25',
        percent: '',
        ...bank,
      },
    ]
    const body = { version, deposits: [list[2], list[0], list[1]] }
    const saved = await worker.callWithStepUp(saveDirectDeposit, body as never, tamsin)
    expect(saved.problem.code).toBeUndefined()
    expect(saved.reply.message).toBe('Saved in payroll')
    const { directDeposits, jwt } =
      sent('POST PeopleSoft/{ewId}/PeopleSoft/DDSyncPost/')?.body ?? {}
    expect(jwt).toMatch(/^ey/)
    expect(directDeposits).toMatchObject([
      { ACCOUNT_NUM: '5544332211', DEPOSIT_TYPE: 'A', BANK_CD: '102001017' },
      { ACCOUNT_NUM: '004417729901', DEPOSIT_TYPE: 'P' },
      { ACCOUNT_NUM: '778812340055', DEPOSIT_TYPE: 'B' },
    ])
    expect((await see(worker, readDirectDeposit)).state).toBe('submitted-today')
  })

  test('W-2 election', async () => {
    expect(await see(worker, readW2Election)).toEqual({ election: 'paper' })
    await see(worker, saveW2Election, { body: { election: 'electronic', consent: 'yes' } })
    expect(sent('POST {entity}/User/{ewId}/W2Election/{eRecruitId}')).toMatchObject({
      params: { entity: 'Zephyr-East', ewId: '940112', eRecruitId: '550731' },
      body: { election: 1 },
    })
    expect(await see(worker, readW2Election)).toEqual({ election: 'electronic' })
  })

  test('tax form', async () => {
    await see(worker, requestTaxForm)
    expect(sent('POST Api/User/{id}/ChangeTaxInformationNote')?.params).toEqual({ id: '940112' })
  })

  test('a payroll page is signed in to with the key of the system', async () => {
    const { url } = await see(worker, openPayrollWindow, { body: { page: 'paychecks' } })
    const response = await fetch(gateway.url + url, { headers: { cookie: worker.cookie } })
    const html = await response.text()
    const [, action = ''] = /action="([^"]*)"/.exec(html) ?? []
    expect(new URL(action).pathname).toBe('/psp/signon/PAY')
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair)
    expect(Object.fromEntries(fields)).toMatchObject({
      xxUserID: '3300412',
      xxUserKey: 'k-51/a+b=',
    })
    const body = new URLSearchParams(Object.fromEntries(fields))
    expect(await (await fetch(action, { method: 'POST', body })).text()).toBe('<h1>PAY</h1>')
  })

  test('a framed payroll page is read with the payroll id, and no credentials', async () => {
    const page = await worker.fetch(readPayrollPage, { params: { page: 'paychecks' } })
    expect(await page.text()).toContain('PAY')
    const { path, headers = {} } = gateway.system.outside.at(-1) ?? {}
    expect(path).toBe('psp/PAY')
    expect(headers['x-zephyr-portal-user']).toBe('3300412')
    expect(Object.keys(headers)).not.toContain('authorization')
    expect(Object.keys(headers)).not.toContain('x-zephyr-jwt')
    const refused = await worker.send(readPayrollPage, { params: { page: 'w2-forms' } })
    expect(refused.problem.code).toBe('payroll-page-refused')
  })

  test('time entry of a people-net client is a single sign-on', async () => {
    const { url } = await see(californian, openPayrollWindow, { body: { page: 'time-entry' } })
    expect(await californian.visit(url)).toBe('https://sso.zephyr.example/pn-77')
  })
})

describe('profile', () => {
  test('is shown', async () => {
    const { personal, histories, certifications } = await see(worker, readProfile)
    expect(personal).toMatchObject({
      state: 'available',
      value: {
        emailAddress: tamsin,
        values: {
          firstName: 'Tamsin',
          middleName: '',
          cellPhone: '(303) 555-0177',
          phone: '',
          address: '12 Kiln Lane',
          apartment: '',
          postalCode: '81003',
        },
      },
    })
    expect(histories).toMatchObject({
      value: {
        employment: [
          { company: 'Clay & Sons', start: '04/2024', end: '', current: 'yes', mayContact: '' },
        ],
        education: [{ school: 'Central High', level: '81', years: '4', grade: '3.1', degree: '' }],
      },
    })
    expect(certifications).toMatchObject({
      value: [{ values: { name: 'Forklift', issued: '03/01/2025', expires: '' } }],
    })
    expect(sent('POST Candidate/{eRecruitId}')?.params).toEqual({ eRecruitId: '550731' })
  })

  test('personal details are saved under the application code', async () => {
    const { personal } = await see(worker, readProfile)
    if (personal.state !== 'available') throw new Error(personal.reason)
    const { values, version } = personal.value
    const body = {
      ...values,
      cellPhone: '(303) 555-0199',
      city: 'Denver',
      previouslyEmployed: 'yes',
      version,
    }
    await see(worker, savePersonalDetails, { body })
    expect(sent('POST {code}/Api/Candidate/PersonalInformation')).toMatchObject({
      params: { code: 'ProStaffEast' },
      body: {
        firstName: 'Tamsin',
        lastName: 'Oduya-Reyes',
        cellPhoneNumber: '3035550199',
        city: 'Denver',
        stateProvince: 'CO',
        postalCode: '81003',
      },
    })
  })

  const employment = [
    {
      id: 'one',
      company: 'Glaze Works',
      city: 'Pueblo',
      state: 'CO',
      postalCode: '81003',
      phone: '(719) 555-0166',
      jobTitle: 'Dipper',
      start: '02/2022',
      end: '11/2023',
      current: '',
      supervisor: 'Ann Poe',
      description: 'Dipped.',
      reason: '72',
      comments: '',
      mayContact: 'no',
    },
  ]
  const education = [
    {
      id: 'two',
      level: '82',
      school: 'Mesa College',
      course: 'Ceramics',
      degree: 'BA',
      years: '4',
      grade: '',
      city: 'Pueblo',
      state: 'CO',
      country: 'US',
    },
  ]

  test('employment is added', async () => {
    await see(worker, addToProfile, { body: { employment, education: [] } })
    const { path = '', body } =
      gateway.system.calls.findLast(({ text }) => text.includes('Glaze Works')) ?? {}
    expect(path).toMatch(/^ProStaffEast\/Api\/Candidate\/550731\/(WorkHistory|Profile)$/)
    expect(body?.workHistory).toContainEqual(
      expect.objectContaining({
        companyName: 'Glaze Works',
        phoneNumber: '7195550166',
        fromMonth: 2,
        fromYear: 2022,
        toMonth: 11,
        toYear: 2023,
        reasonForLeavingId: 72,
        canContact: false,
      }),
    )
  })

  test('education is added, with the name of its level', async () => {
    await see(worker, addToProfile, { body: { employment: [], education } })
    const { body } =
      sent('POST {applicationCode}/Api/Candidate/{eRecruitId}/EducationHistory') ?? {}
    expect(body?.educationHistory).toContainEqual(
      expect.objectContaining({
        schoolName: 'Mesa College',
        educationLevelId: 82,
        educationLevelName: 'Bachelor',
        yearsCompleted: '4',
      }),
    )
  })

  test('both are added at once by the profile', async () => {
    await see(worker, addToProfile, { body: { employment, education } })
    const { body } = sent('POST {applicationCode}/Api/Candidate/{eRecruitId}/Profile') ?? {}
    expect(body).toMatchObject({
      personalInformation: [{ firstName: 'Tamsin' }],
      workHistory: [{ companyName: 'Glaze Works' }],
      educationHistory: [{ schoolName: 'Mesa College' }],
    })
  })

  test('a certification is added', async () => {
    const values = {
      id: '',
      name: 'First aid',
      agency: 'Red Cross',
      state: 'CO',
      issued: '06/15/2026',
      expires: '',
      level: '',
    }
    await see(worker, saveCertifications, { body: { certifications: [{ version: '', values }] } })
    const { params, body } =
      sent('POST {applicationCode}/Api/Candidate/{eRecruitId}/Certifications') ?? {}
    expect(params).toEqual({ applicationCode: 'ProStaffEast', eRecruitId: '550731' })
    expect(JSON.stringify(body)).toContain('First aid')
  })

  test('what a résumé tells is offered', async () => {
    const [[, name, content]] = goodResumes as [(typeof goodResumes)[number]]
    const body = new FormData()
    body.append('file', new Blob([content]), name)
    const { resume, found } = await see(worker, uploadProfileResume, { body })
    expect(resume.outcome).toBe('parsed')
    expect(found.personal).toMatchObject({ firstName: 'Noor', city: 'Pueblo' })
    expect(sent('POST {brandId}/api/eRecruit/Candidate/Resume/FileSkip/')?.body).toMatchObject({
      CandidateResume: name,
      ERecruitId: '550731',
      IsNewCandidate: 'false',
    })
  })

  // The specifications show the names of its fields alone: here they are answers, without choices.
  test('self-identification shows what is on file, and saves the rest', async () => {
    const params = { candidateId: '550731', applicationId: '810044' }
    const { answers, choices, isOnFile } = await see(worker, readSelfIdentification, { params })
    expect(answers).toEqual({ disability: '33', gender: '', ethnicity: '42', veteran: '51' })
    expect(choices.gender.map(({ id }) => id)).toEqual(['Male', 'Female', 'Declined'])
    expect(isOnFile).toBe(false)
    await see(worker, saveSelfIdentification, { params, body: { ...answers, gender: 'Declined' } })
    expect(sent('POST Api/Candidate/SelfIdentify/{candidateId}/{applicationId}')?.body).toEqual({
      disabilityTypeId: 33,
      gender: 'Declined',
      ethnicityTypeId: 42,
      veteranStatusId: 51,
    })
  })
})
