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
import { callOperation } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import { candidateProfile } from './profile.ts'
import * as sample from './sample-profile.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function signIn(name: string): Promise<Caller> {
  const start = createCaller(fakes.apiUrl, `${name}@example.test`)
  return signInUpTo('signed-in', start, readOutbox)
}

/** Sends the sample request of an operation with changed path parameters and body. */
async function send(name: string, { params, body }: Changes, user = 'maria.santos') {
  const caller = await signIn(user)
  const fake = candidateProfile.find(({ operation }) => operation.name === name)
  if (!fake) throw new TypeError(`no fake of ${name}`)
  const input = fake.sample({ ...caller, eRecruitId: '571001' })
  const response = await callOperation(fake.operation, caller, {
    params: { ...input.params, ...params },
    body: input.body || body ? { ...Object(input.body), ...body } : undefined,
  })
  const { errors } = (await response.json()) as { errors?: string[] }
  return { status: response.status, errors }
}

interface Changes {
  params?: Record<string, string>
  body?: object
}

const job = (more: object): Changes => ({
  body: { workHistory: [{ ...sample.workHistory[0], ...more }] },
})
const course = (more: object): Changes => ({
  body: { educationHistory: [{ ...sample.educationHistory[0], ...more }] },
})
const card = (more: object): Changes => ({
  body: { certifications: [{ ...sample.certifications[0], ...more }] },
})

const noCompany = 'path parameter applicationCode is no company of the user'
const notHere = "eRecruitId is not the user's at this company"
const noDay = 'body/certifications/0 has a date that is no day: 2026-11-21'

const rejections: [{ name: string }, Changes, string][] = [
  [
    readPersonalInformation,
    { params: { brandId: 'arna' }, body: { brandId: 'arna' } },
    'path parameter brandId is no company of the user',
  ],
  [
    readPersonalInformation,
    { body: { brandId: 'arna' } },
    'path parameter brandId and body/brandId differ',
  ],
  [readProfile, { params: { eRecruitId: '571002' } }, "eRecruitId is not the user's"],
  [readCandidate, { body: { eRecruitCandidateId: '610001' } }, "eRecruitId is not the user's"],
  [savePersonalInformation, { params: { applicationCode: 'ARNA1' } }, noCompany],
  [savePersonalInformation, { body: { eRecruitId: '571002' } }, notHere],
  [savePersonalInformation, { body: { firstName: 'Mary' } }, 'body/firstName is locked'],
  [savePersonalInformation, { body: { middleName: 'A' } }, 'body/middleName is locked'],
  [savePersonalInformation, { body: { lastName: '' } }, 'body/lastName is locked'],
  [savePersonalInformation, { body: { emailAddress: '' } }, 'body/emailAddress is locked'],
  [
    savePersonalInformation,
    { body: { phoneNumber: '(512) 555-0119' } },
    'body/phoneNumber must be ten digits alone, or empty',
  ],
  [
    savePersonalInformation,
    { body: { entity: 'CA' } },
    'body/entity is not one of: Commercial, EW',
  ],
  [saveWorkHistory, { params: { applicationCode: 'staffmark' } }, noCompany],
  [saveWorkHistory, { params: { eRecruitId: '581001' } }, notHere],
  [saveWorkHistory, job({ id: 49 }), 'body/workHistory/0/id is not in the record: 49'],
  [
    saveWorkHistory,
    job({ eRecruitId: '571003' }),
    'body/workHistory/0/eRecruitId is not 0, nor the one of the record',
  ],
  [
    saveWorkHistory,
    job({ reasonForLeavingId: 602 }),
    'body/workHistory/0/reasonForLeavingId is not on its list: 602',
  ],
  [
    saveWorkHistory,
    job({ phoneNumber: '512-555' }),
    'body/workHistory/0/phoneNumber must be digits alone',
  ],
  [saveWorkHistory, job({ isValid: false }), 'body/workHistory/0 is not valid'],
  [saveEducation, { params: { applicationCode: 'ARNA1' } }, noCompany],
  [saveEducation, course({ id: 46 }), 'body/educationHistory/0/id is not in the record: 46'],
  [
    saveEducation,
    course({ educationLevelId: 502 }),
    'body/educationHistory/0/educationLevelId is not on its list: 502',
  ],
  [saveCertifications, { params: { eRecruitId: '571002' } }, notHere],
  [saveCertifications, card({ id: 66 }), 'body/certifications/0/id is not in the record: 66'],
  [saveCertifications, card({ issueDate: '2025-03-14T00:00:00' }), noDay],
  [saveCertifications, card({ issueDate: '2025-02-30' }), noDay],
  [saveCertifications, card({ expirationDate: '03/14/2027' }), noDay],
  [saveProfile, { params: { eRecruitId: '571003' } }, notHere],
  [
    saveProfile,
    { body: { personalInformation: [] } },
    'body/personalInformation must have one entry',
  ],
  [saveProfile, job({ id: 55 }), 'body/workHistory/0/id is not in the record: 55'],
]

test.each(rejections.map(([{ name }, changes, error]) => ({ name, changes, error })))(
  '$name rejects: $error',
  async ({ name, changes, error }) => {
    const before = structuredClone(fakes.world.candidates.find('571001'))
    expect(await send(name, changes)).toEqual({ status: 400, errors: [error] })
    expect(fakes.world.candidates.find('571001')).toEqual(before)
  },
)

test('rejects locked and foreign fields in the personal information of a profile', async () => {
  const form = sample.samplePersonalInformation(await signIn('maria.santos'))
  const changed = { lastName: 'Santo', eRecruitId: '571003', entity: 'EW' }
  const body = { personalInformation: [{ ...form, ...changed }] }
  expect((await send('saveProfile', { body })).errors).toEqual([
    'body/personalInformation/0/lastName is locked',
    'body/personalInformation/0/eRecruitId is not the one of the record',
    'body/personalInformation/0/entity is not one of: Commercial',
  ])
})

test('rejects every operation for a user without a company', async () => {
  for (const { operation } of candidateProfile)
    expect((await send(operation.name, {}, 'noor.haddad')).status).toBe(400)
})
