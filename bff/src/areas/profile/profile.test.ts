import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import {
  addToProfile,
  type Profile,
  readProfile,
  saveCertifications,
  savePersonalDetails,
} from '@gatehouse/contracts/portal/profile'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { certificate, completeValues } from '../../testing/applicant.ts'
import { fakeCompanies } from '../../testing/fake-companies.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
const dana = 'dana.wolf@example.test'
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  visitor = stack.visitor()
  await visitor.signIn(maria)
})

const read = async (from = visitor) => (await from.call(readProfile)).reply

function available<T>(part: { state: 'available'; value: T } | { state: 'unavailable' }): T {
  if (part.state === 'unavailable') throw new Error('The part is unavailable')
  return part.value
}

const bodiesOf = (operation: string) =>
  stack.fakes.world.calls
    .list()
    .filter((call) => call.operation === operation)
    .map(({ path, body }) => ({ path, body }))

const employment = completeValues.employment.map((entry) => ({ ...entry, id: '' }))
const education = completeValues.education.map((entry) => ({ ...entry, id: '' }))

test('gathers the parts of the profile', async () => {
  const { personal, histories, certifications } = await read()
  expect(stack.operationsCalled()).toEqual(
    expect.arrayContaining(['readPersonalInformation', 'readProfile', 'readCandidate']),
  )
  expect(available(personal)).toMatchObject({
    emailAddress: maria,
    version: expect.stringMatching(/^[\w-]{22}$/),
    values: {
      firstName: 'Maria',
      lastName: 'Santos',
      cellPhone: '(512) 555-0119',
      state: 'TX',
    },
  })
  expect(available(histories).employment).toContainEqual(
    expect.objectContaining({ id: '46', company: 'Bluebonnet Packaging', start: '05/2021' }),
  )
  expect(available(histories).education).toContainEqual(
    expect.objectContaining({ id: '55', school: 'Travis Heights High School' }),
  )
  for (const { version, values } of available(certifications)) {
    expect(version).toMatch(/^[\w-]{22}$/)
    expect(values.issued).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  }
})

test.each([
  ['readPersonalInformation', 'personal'],
  ['readProfile', 'histories'],
  ['readCandidate', 'certifications'],
] as const)('a failed %s leaves the other parts', async (operation, failed) => {
  stack.fakes.world.faults.add({ operation, kind: 'status', status: 500 })
  const reply = await read()
  for (const part of ['personal', 'histories', 'certifications'] as const)
    expect(reply[part].state).toBe(part === failed ? 'unavailable' : 'available')
  stack.fakes.world.faults.clear()
  expect((await read())[failed].state).toBe('available')
})

test('an unreadable value leaves its entry and its part of the profile', async () => {
  const replyWith = (operation: string, reply: object) =>
    stack.fakes.world.faults.add({ operation, kind: 'reply', text: JSON.stringify(reply) })
  const unreadable = { canContact: 'Unknown', toMonth: 'Present', toYear: 'Present' }
  replyWith('readPersonalInformation', { firstName: 'Maria', adSourceId: 'Indeed' })
  replyWith('readProfile', {
    personalInfo: [{ hasBeenPreviouslyEmployed: 'Unknown' }],
    workHistory: [{ id: 46, fromMonth: 'March', fromYear: '2019', ...unreadable }],
    educationHistory: [{ id: 55, educationLevelId: 'Bachelor', gradePointAverage: '3.8/4.0' }],
  })
  replyWith('readCandidate', {
    ERecruitId: '571001',
    EthnicityTypeId: 'Hispanic',
    EducationHistory: [{ GradePointAverage: 'N/A' }],
    Certifications: [{ Id: 7, Name: 'CPR' }],
  })
  const { personal, histories, certifications } = await read()
  expect(available(personal).values.firstName).toBe('Maria')
  expect(available(histories)).toMatchObject({
    employment: [{ id: '46', start: '2019', end: '', current: 'yes', mayContact: '' }],
    education: [{ id: '55', level: '', grade: '' }],
  })
  expect(available(certifications)).toMatchObject([{ values: { id: '7', name: 'CPR' } }])
})

test('each company has a profile of its own', async () => {
  const worker = stack.visitor()
  await worker.signIn(dana)
  expect((await worker.call(readProfile)).problem.code).toBe('company-required')
  const profiles: Profile[] = []
  for (const code of ['arna', 'prostaff', 'hunter-hamilton']) {
    await worker.call(chooseCompany, { body: { code } })
    profiles.push(await read(worker))
  }
  const distinct = (pick: (profile: Profile) => unknown) =>
    new Set(profiles.map((one) => JSON.stringify(pick(one)))).size
  expect(distinct(({ personal }) => available(personal).values.address)).toBe(3)
  expect(distinct(({ histories }) => available(histories))).toBe(3)
})

/** The company of the login reply is the only one. */
async function signInAt(company: object) {
  fakeCompanies(stack, [{ ERecruitId: '571001', ...company }])
  const worker = stack.visitor()
  await worker.signIn(maria)
  return worker
}

test.each([
  { Code: 'unknown' },
  { Code: '“ARNA”' },
  { Code: 'arna', ApplicationCode: '“ARNA1”' },
  { Code: 'arna', ERecruitId: '57/1001' },
])('the company %j, which fits no path, has no profile', async (company) => {
  const worker = await signInAt(company)
  expect((await worker.call(readProfile)).problem.code).toBe('not-found')
  expect((await worker.send(addToProfile, { body: { employment, education } })).status).toBe(404)
})

test('the profile of a company is found in any letter case of its code', async () => {
  const worker = await signInAt({ Code: 'ATTERRO' })
  await worker.call(readProfile)
  const paths = stack.fakes.world.calls.list().map(({ path }) => path)
  expect(paths).toContain('/atterro/Api/Candidate/PersonalInformation')
})

test('a company without a candidate id has no profile', async () => {
  const person = stack.fakes.world.people.findByLoginId('chris.lee')
  if (person) person.eRecruitId = null
  const worker = stack.visitor()
  await worker.signIn('chris.lee@example.test')
  const body = { employment, education }
  for (const { problem } of [
    await worker.call(readProfile),
    await worker.send(addToProfile, { body }),
    await worker.send(savePersonalDetails, {
      body: { ...completeValues.personal, version: 'x' },
    }),
    await worker.send(saveCertifications, {
      body: { certifications: [{ version: '', values: certificate }] },
    }),
  ])
    expect(problem.code).toBe('not-found')
})

test.each([
  [addToProfile, { employment, education }],
  [savePersonalDetails, { ...completeValues.personal, version: 'x' }],
  [saveCertifications, { certifications: [{ version: '', values: certificate }] }],
])('%# a write needs a chosen company', async (endpoint, body) => {
  const worker = stack.visitor()
  await worker.signIn(dana)
  const { problem } = await worker.send(endpoint, { body })
  expect(problem.code).toBe('company-required')
})

test('saves the personal details under the application code, with the names on file', async () => {
  const { version, values } = available((await read()).personal)
  const names = { firstName: 'Other', lastName: 'Santos, Jr. (Ms.)' }
  const changed = { ...values, ...names, city: 'Round Rock', phone: '(512) 555-0177' }
  expect((await visitor.send(savePersonalDetails, { body: { ...changed, version } })).status).toBe(
    200,
  )
  expect(bodiesOf('savePersonalInformation')).toMatchObject([
    {
      path: '/STFMK/Api/Candidate/PersonalInformation',
      body: {
        firstName: 'Maria',
        lastName: 'Santos',
        city: 'Round Rock',
        phoneNumber: '5125550177',
        eRecruitId: '571001',
        adSourceId: '31',
      },
    },
  ])
  const saved = available((await read()).personal)
  expect(saved.values).toMatchObject({
    firstName: 'Maria',
    city: 'Round Rock',
    phone: '(512) 555-0177',
  })
  expect(saved.version).not.toBe(version)
})

test('previous employment is asked for where the record does not tell it', async () => {
  const record = stack.fakes.world.candidates.find('571001')
  Object.assign(record ?? {}, { hasBeenPreviouslyEmployed: null })
  const { version, values } = available((await read()).personal)
  expect(values.previouslyEmployed).toBe('')
  const save = (previouslyEmployed: string) =>
    visitor.send(savePersonalDetails, { body: { ...values, previouslyEmployed, version } })
  expect((await save('')).problem.errors).toEqual([
    { field: 'previouslyEmployed', rule: 'required' },
  ])
  expect(bodiesOf('savePersonalInformation')).toEqual([])
  expect((await save('no')).status).toBe(200)
  expect(bodiesOf('savePersonalInformation')).toMatchObject([
    { body: { hasBeenPreviouslyEmployed: false } },
  ])
})

test('previous employment on file stays where the form does not tell it', async () => {
  const { version, values } = available((await read()).personal)
  expect(values.previouslyEmployed).toBe('yes')
  const body = { ...values, city: 'Buda', previouslyEmployed: '', version }
  expect((await visitor.send(savePersonalDetails, { body })).status).toBe(200)
  expect(bodiesOf('savePersonalInformation')).toMatchObject([
    { body: { hasBeenPreviouslyEmployed: true } },
  ])
})

test('a save of details that changed meanwhile is rejected, and loses nothing', async () => {
  const { version, values } = available((await read()).personal)
  const save = (city: string) =>
    visitor.send(savePersonalDetails, { body: { ...values, city, version } })
  expect((await save('Round Rock')).status).toBe(200)
  expect((await save('Pflugerville')).problem.code).toBe('entry-changed')
  expect(available((await read()).personal).values.city).toBe('Round Rock')
})

test.each([
  { cellPhone: '5125550178' },
  { phone: '5125550178' },
  { emergencyPhone: '5125550178' },
  { linkedIn: 'https://www.linkedin.com/in/maria' },
  { address: '14 Pecan Street' },
  { apartment: '7' },
  { state: 'OK' },
  { postalCode: '78610' },
  { previouslyEmployed: 'no' },
])('a save over %j, stored meanwhile, is rejected', async (change) => {
  const { version, values } = available((await read()).personal)
  const save = (body: typeof values) =>
    visitor.send(savePersonalDetails, { body: { ...body, version } })
  expect((await save({ ...values, ...change })).status).toBe(200)
  expect((await save(values)).problem.code).toBe('entry-changed')
})

test('of two saves at the same time one is told', async () => {
  const { version, values } = available((await read()).personal)
  const fault = { operation: 'readPersonalInformation', kind: 'delay', ms: 100 } as const
  stack.fakes.world.faults.add(fault)
  const saves = ['Round Rock', 'Pflugerville'].map((city) =>
    visitor.send(savePersonalDetails, { body: { ...values, city, version } }),
  )
  const codes = (await Promise.all(saves)).map(({ problem }) => problem.code)
  expect(codes.toSorted()).toEqual(['entry-changed', undefined])
  expect(bodiesOf('savePersonalInformation')).toHaveLength(1)
})

test.each([
  ['employment', { employment }, 'saveWorkHistory'],
  ['education', { education }, 'saveEducation'],
  ['both', { employment, education }, 'saveProfile'],
])('adds %s, beside what is on file', async (_kinds, body, operation) => {
  const before = available((await read()).histories)
  const added = { employment: [], education: [], ...body }
  expect((await visitor.send(addToProfile, { body: added })).status).toBe(200)
  expect(stack.operationsCalled().filter((name) => /^save/.test(name))).toEqual([operation])
  const after = available((await read()).histories)
  expect(after.employment).toHaveLength(before.employment.length + added.employment.length)
  expect(after.education).toHaveLength(before.education.length + added.education.length)
  for (const entry of before.employment) expect(after.employment).toContainEqual(entry)
})

test('the whole profile is saved for the entity Commercial', async () => {
  await visitor.send(addToProfile, { body: { employment, education } })
  expect(bodiesOf('saveProfile')).toMatchObject([
    {
      path: '/STFMK/Api/Candidate/571001/Profile',
      body: { personalInformation: [{ entity: 'Commercial', firstName: 'Maria' }] },
    },
  ])
})

test('the whole profile is saved with personal information as on file, readable or not', async () => {
  const record = stack.fakes.world.candidates.find('571001')
  Object.assign(record ?? {}, { stateProvince: 'Texas', hasBeenPreviouslyEmployed: true })
  expect((await visitor.send(addToProfile, { body: { employment, education } })).status).toBe(200)
  expect(record).toMatchObject({ stateProvince: 'Texas', hasBeenPreviouslyEmployed: true })
})

test('of two saves of certifications at the same time one is told', async () => {
  const body = { certifications: [{ version: '', values: certificate }] }
  stack.fakes.world.faults.add({ operation: 'readCandidate', kind: 'delay', ms: 100 })
  const saves = [1, 2].map(() => visitor.send(saveCertifications, { body }))
  const codes = (await Promise.all(saves)).map(({ problem }) => problem.code)
  expect(codes.toSorted()).toEqual(['entry-changed', undefined])
  expect(bodiesOf('saveCertifications')).toHaveLength(1)
})

test('entries are not added during another save', async () => {
  const { version, values } = available((await read()).personal)
  stack.fakes.world.faults.add({ operation: 'readPersonalInformation', kind: 'delay', ms: 200 })
  const saving = visitor.send(savePersonalDetails, { body: { ...values, city: 'Buda', version } })
  while (bodiesOf('readPersonalInformation').length < 2) await new Promise(setImmediate)
  const { problem } = await visitor.send(addToProfile, { body: { employment, education } })
  expect(problem.code).toBe('entry-changed')
  expect((await saving).status).toBe(200)
  expect(stack.operationsCalled()).not.toContain('saveProfile')
})

test('saves new and changed certifications alone', async () => {
  const stored = available((await read()).certifications)
  const [first, ...others] = stored
  if (!first) throw new Error('Maria has no certification')
  const certifications = [
    { ...first, values: { ...first.values, agency: 'Another agency' } },
    ...others,
    { version: '', values: certificate },
  ]
  expect((await visitor.send(saveCertifications, { body: { certifications } })).status).toBe(200)
  const [sent] = bodiesOf('saveCertifications')
  expect(sent?.body).toMatchObject({
    certifications: [
      { id: Number(first.values.id), agency: 'Another agency' },
      { id: 0, name: 'Forklift Operator', issueDate: '2024-02-19', expirationDate: null },
    ],
  })
  const saved = available((await read()).certifications)
  expect(saved).toHaveLength(stored.length + 1)
  expect(saved).toEqual(expect.arrayContaining(others))
})

test('unchanged certifications reach no upstream', async () => {
  const certifications = available((await read()).certifications)
  await visitor.send(saveCertifications, { body: { certifications } })
  expect(stack.operationsCalled()).not.toContain('saveCertifications')
})

test.each([
  ['another version', { version: 'x' }],
  ['an id that is not on file', { values: { ...certificate, id: '999' } }],
  ['an id without a version', { version: '' }],
])('rejects a certification of %s', async (_case, change) => {
  const [first] = available((await read()).certifications)
  const body = { certifications: [{ ...first, ...change }] }
  const { problem } = await visitor.send(saveCertifications, { body })
  expect(problem.code).toBe('entry-changed')
  expect(stack.operationsCalled()).not.toContain('saveCertifications')
})

test.each([
  [addToProfile, 'saveWorkHistory', { employment }, 'profile-entries-added'],
  [
    saveCertifications,
    'saveCertifications',
    { certifications: [{ values: certificate }] },
    'certifications-saved',
  ],
  [savePersonalDetails, 'savePersonalInformation', undefined, 'personal-details-changed'],
])(
  '%# tells that the outcome is unknown, and audits it',
  async (endpoint, operation, body, event) => {
    const personal = available((await read()).personal)
    stack.fakes.world.faults.add({ operation, kind: 'reset' })
    const { problem } = await visitor.send(endpoint, {
      body: body ?? { ...personal.values, version: personal.version },
    })
    expect(problem.code).toBe('outcome-unknown')
    expect(stack.audit().at(-1)).toMatchObject({ event, user: '71001', outcome: 'unknown' })
  },
)

test.each([
  ['no entry', addToProfile, {}, ['']],
  [
    'an end before the start',
    addToProfile,
    { employment: [{ ...employment[0], start: '05/2024', end: '01/2024', current: '' }] },
    ['employment[0].end'],
  ],
  [
    'a reason that is no id',
    addToProfile,
    { employment: [{ ...employment[0], current: '', end: '01/2025', reason: 'x' }] },
    ['employment[0].reason'],
  ],
  [
    'a grade above 5.99',
    addToProfile,
    { education: [{ ...education[0], grade: '6' }] },
    ['education[0].grade'],
  ],
  [
    'an expiry before the issue',
    saveCertifications,
    { certifications: [{ values: { ...certificate, expires: '02/18/2024' } }] },
    ['certifications[0].values.expires'],
  ],
  [
    'a certification without values',
    saveCertifications,
    { certifications: [{}] },
    ['certifications[0].values'],
  ],
  [
    'a P.O. box',
    savePersonalDetails,
    { ...completeValues.personal, version: 'x', address: 'P.O. Box 7' },
    ['address'],
  ],
])('rejects %s without an upstream call', async (_case, endpoint, body, fields) => {
  stack.fakes.world.calls.clear()
  const { problem } = await visitor.send(endpoint, { body })
  expect(problem.errors?.map(({ field }) => field)).toEqual(fields)
  expect(stack.operationsCalled()).toEqual([])
})
