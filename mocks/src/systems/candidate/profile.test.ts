import type { Operation } from '@gatehouse/contracts/operation'
import {
  readCandidate,
  readPersonalInformation,
  readProfile,
  saveCertifications,
  saveEducation,
  savePersonalInformation,
  saveProfile,
  saveWorkHistory,
} from '@gatehouse/contracts/upstream/candidate'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import * as sample from './sample-profile.ts'

let fakes: Fakes
let maria: Caller

const [job] = sample.workHistory
const [course] = sample.educationHistory
const [card] = sample.certifications
const company = { applicationCode: 'STFMK', eRecruitId: '571001' }
const brandId = 'staffmark'

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  maria = await signIn('maria.santos')
})

function signIn(name: string): Promise<Caller> {
  const start = createCaller(fakes.apiUrl, `${name}@example.test`)
  return signInUpTo('signed-in', start, readOutbox)
}

async function ask(caller: Caller, operation: Operation, input: Input) {
  const response = await callOperation(operation, caller, input)
  const text = await response.text()
  return { status: response.status, answer: text ? JSON.parse(text) : undefined }
}

async function personal(caller: Caller, brand: string) {
  const input = { params: { brandId: brand }, body: { brandId: brand } }
  return (await ask(caller, readPersonalInformation, input)).answer
}

async function profile(caller: Caller, eRecruitId: string) {
  return (await ask(caller, readProfile, { params: { eRecruitId } })).answer
}

async function certificationsOf(caller: Caller, eRecruitId: string) {
  const body = { eRecruitCandidateId: eRecruitId }
  return (await ask(caller, readCandidate, { body })).answer.Certifications
}

test('a profile has ids as numbers, nulls, and other numbers of either kind', async () => {
  const { personalInfo, workHistory, educationHistory, educationLevels } = await profile(
    maria,
    '571001',
  )
  expect(personalInfo).toEqual([await personal(maria, brandId)])
  expect(personalInfo).toMatchObject([
    { firstName: 'Maria', middleName: null, eRecruitId: 571_001, adSourceId: '31' },
  ])
  expect(workHistory).toMatchObject([
    { id: 46, fromMonth: '5', fromYear: 2021, toMonth: null, toYear: null, whErecruitId: 571_001 },
    { id: 47, toYear: '2021', reasonForLeavingId: '502', createdBy: 'batch' },
    { id: 48, phoneNumber: null, canContact: false },
  ])
  expect(educationHistory).toMatchObject([
    { id: 55, yearsCompleted: 4, gradePointAverage: '0.00', edErecruitId: 571_001 },
    { id: 56 },
  ])
  expect(educationLevels).toContainEqual({ educationLevelId: 603, description: 'GED' })
  expect(JSON.stringify([workHistory, educationHistory])).not.toMatch(/tempId|isValid/)
  expect(await certificationsOf(maria, '571001')).toMatchObject([
    { Id: '63' },
    { ExpirationDate: '2023-05-31T00:00:00' },
    { ExpirationDate: null },
  ])
})

test.each([
  ['arna', '571003', { city: 'Sacramento', middleName: null }, 'Sierra Cold Storage', 1],
  ['prostaff', '581003', { city: 'Minneapolis', middleName: 'J' }, 'North Loop Assembly', 0],
  ['hunter-hamilton', '591003', { postalCode: 'H2X 1Y4' }, 'Café du Vieux-Port', 0],
])(
  'a worker of several companies has a record at %s',
  async (brand, id, person, companyName, certified) => {
    const dana = await signIn('dana.wolf')
    expect(await personal(dana, brand)).toMatchObject({ ...person, eRecruitId: Number(id) })
    expect(await profile(dana, id)).toMatchObject({
      personalInfo: [person],
      workHistory: [{ companyName }],
    })
    expect(await certificationsOf(dana, id)).toHaveLength(certified)
  },
)

test('an empty profile has names and an e-mail address only', async () => {
  const chris = await signIn('chris.lee')
  const { personalInfo, workHistory, educationHistory } = await profile(chris, '571002')
  expect({ workHistory, educationHistory }).toEqual({ workHistory: [], educationHistory: [] })
  const { firstName, lastName, emailAddress, eRecruitId, createdBy, ...others } = personalInfo[0]
  expect([firstName, lastName, emailAddress]).toEqual(['Chris', 'Lee', 'chris.lee@example.test'])
  expect(new Set(Object.values(others))).toEqual(new Set([null]))
})

test.each(['Commercial', 'EW'])('saves personal information, with entity %s', async (entity) => {
  const body = { ...sample.samplePersonalInformation(maria), entity }
  const params = { applicationCode: 'STFMK' }
  expect(await ask(maria, savePersonalInformation, { params, body })).toEqual({
    status: 200,
    answer: { Success: true, Message: null },
  })
  expect(await personal(maria, brandId)).toMatchObject({
    ...{ city: 'Buda', phoneNumber: null, cellPhoneNumber: '5125550119', adSourceId: '31' },
  })
})

test('atterro in the path is an application code, so it saves', async () => {
  const dana = await signIn('dana.wolf')
  const form = sample.samplePersonalInformation({ ...dana, eRecruitId: '581003' })
  const body = { ...form, firstName: 'Dana', middleName: 'J', lastName: 'Wolf' }
  const params = { applicationCode: 'atterro' }
  expect((await ask(dana, savePersonalInformation, { params, body })).status).toBe(200)
  expect(await personal(dana, 'prostaff')).toMatchObject({ city: 'Buda' })
  expect(await personal(dana, 'arna')).toMatchObject({ city: 'Sacramento' })
})

test('saves new and changed entries; others stay', async () => {
  const changed = { ...job, id: 47, companyName: 'Renamed' }
  const work = { params: company, body: { workHistory: [changed, job] } }
  expect((await ask(maria, saveWorkHistory, work)).answer).toMatchObject({ Success: true })
  const education = { params: company, body: { educationHistory: [course] } }
  expect(await ask(maria, saveEducation, education)).toEqual({ status: 204, answer: undefined })

  const { workHistory, educationHistory } = await profile(maria, '571001')
  expect(workHistory).toMatchObject([
    { companyName: 'Bluebonnet Packaging' },
    { id: 47, companyName: 'Renamed', whErecruitId: 571_001 },
    { id: 48 },
    { id: 1001, companyName: 'Mockingbird Logistics', whErecruitId: 571_001 },
  ])
  expect(educationHistory).toMatchObject([
    { id: 55 },
    { id: 56 },
    { id: 1002, schoolName: 'Eastside High School', edErecruitId: 571_001 },
  ])
})

test('a save of certifications returns the saved ones', async () => {
  const renewed = { ...card, id: 64, eRecruitId: '571001', expirationDate: '2028-05-31' }
  const input = { params: company, body: { certifications: [renewed, card] } }
  const { CertificationList } = (await ask(maria, saveCertifications, input)).answer
  expect(CertificationList).toMatchObject([
    { Id: '64', ERecruitId: 571_001, ExpirationDate: '2028-05-31T00:00:00' },
    { Id: '1001', IssueDate: '2025-03-14T00:00:00' },
  ])
  const [first, second, third, fourth] = await certificationsOf(maria, '571001')
  expect([first.Id, third.Id]).toEqual(['63', '65'])
  expect([second, fourth]).toEqual(CertificationList)
})

test('saves a profile at one company only', async () => {
  const dana = await signIn('dana.wolf')
  const others = () => Promise.all(['571003', '591003'].map((id) => profile(dana, id)))
  const before = await others()
  const person = {
    ...sample.samplePersonalInformation({ ...dana, eRecruitId: '581003' }),
    ...{ firstName: 'Dana', middleName: 'J', lastName: 'Wolf' },
  }
  const { status } = await ask(dana, saveProfile, {
    params: { applicationCode: 'atterro', eRecruitId: '581003' },
    body: {
      personalInformation: [person],
      workHistory: [job],
      educationHistory: [{ ...course, id: 58 }],
    },
  })
  expect(status).toBe(204)
  expect(await profile(dana, '581003')).toMatchObject({
    personalInfo: [{ city: 'Buda', middleName: 'J' }],
    workHistory: [{ id: 50 }, { companyName: 'Mockingbird Logistics' }],
    educationHistory: [{ id: 58, schoolName: 'Eastside High School' }],
  })
  expect(await others()).toEqual(before)
})
