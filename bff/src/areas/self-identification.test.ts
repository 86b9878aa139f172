import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readSelfIdentification } from '@gatehouse/contracts/portal/self-identification'
import { saveSelfIdentification } from '@gatehouse/contracts/portal/self-identification-answers'
import * as choices from '@gatehouse/mocks/world/lists/choices'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fakeCompanies } from '../testing/fake-companies.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

const open = { candidateId: '571001', applicationId: '330901' }
const answered = { ...open, applicationId: '330417' }
const answers = { disability: '403', gender: 'Declined', ethnicity: '208', veteran: '304' }
const none = { disability: '', gender: '', ethnicity: '', veteran: '' }

let stack: Stack
let maria: Visitor

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  maria = await stack.signIn('maria.santos')
})

const read = (params = open) => maria.call(readSelfIdentification, { params })
const save = (body = answers, params = open) => maria.call(saveSelfIdentification, { params, body })

test('gives the choices of each question, and the answers on file', async () => {
  const { reply } = await read()
  expect(reply.answers).toEqual(none)
  expect(reply.choices.gender.map(({ id }) => id)).toEqual(['Male', 'Female', 'Declined'])
  expect(reply.choices.disability[0]).toEqual({
    id: '401',
    name: 'Yes, I have a disability, or have had one in the past',
  })
  expect((await read(answered)).reply.answers).toEqual({
    disability: '402',
    gender: 'Female',
    ethnicity: '204',
    veteran: '303',
  })
})

test('saves the answers with numeric ids, and audits without them', async () => {
  expect((await save()).status).toBe(200)
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    method: 'POST',
    path: '/Api/Candidate/SelfIdentify/571001/330901',
    body: {
      disabilityTypeId: 403,
      ethnicityTypeId: 208,
      gender: 'Declined',
      veteranStatusId: 304,
    },
  })
  expect((await read()).reply.answers).toEqual(answers)
  const entry = stack.audit().at(-1)
  expect(entry).toMatchObject({ event: 'self-identified', user: '71001' })
  expect(JSON.stringify(entry)).not.toContain('403')
})

test('does not change answers that are all on file', async () => {
  expect((await save(answers, answered)).problem.code).toBe('entry-changed')
  expect((await save()).status).toBe(200)
  expect((await save()).problem.code).toBe('entry-changed')
})

function replyWith(fields: object) {
  const reply = {
    gender: choices.genders,
    ethnicity: choices.ethnicities,
    vetStatus: choices.veteranStatuses,
    disabilityTypes: choices.disabilities,
    ...fields,
  }
  const text = JSON.stringify(reply)
  stack.fakes.world.faults.add({ operation: 'getSelfIdentification', kind: 'reply', text })
}

test.each([
  [
    'is on file',
    { disabilityTypeId: 99, ethnicityTypeId: 1, gender: 'X', veteranStatusId: 9 },
    true,
  ],
  ['0 is no answer', { disabilityTypeId: 0, ethnicityTypeId: '204', gender: 'Male' }, false],
  [
    '0 is no answer beside three others',
    { disabilityTypeId: 0, ethnicityTypeId: '204', gender: 'Male', veteranStatusId: 303 },
    false,
  ],
  ['null is no answer', { disabilityTypeId: 402, ethnicityTypeId: 204, gender: null }, false],
])('an answer that is no choice any more %s', async (_name, stored, isOnFile) => {
  replyWith({ selfIdentification: stored })
  const { reply } = await read()
  expect([reply.isOnFile, reply.answers.disability === '99']).toEqual([isOnFile, false])
  expect((await save()).problem?.code).toBe(isOnFile ? 'entry-changed' : undefined)
})

test.each([
  ['disabilityTypes', 402, 'disability', '402'],
  ['gender', 'Female', 'gender', 'Female'],
  ['gender', 'F', 'gender', 'Female'],
  ['ethnicity', 204, 'ethnicity', '204'],
  ['vetStatus', '303', 'veteran', '303'],
] as const)(
  'takes %s %j as the answer, the choices from the list',
  async (field, on, question, id) => {
    replyWith({ [field]: on })
    const { reply } = await read()
    expect(reply.answers).toEqual({ ...none, [question]: id })
    expect(reply.choices).toEqual((await read()).reply.choices)
    expect(reply.isOnFile).toBe(false)
  },
)

test('takes the choices from the list in place of none', async () => {
  const { choices: given } = (await read()).reply
  replyWith({ disabilityTypes: [], gender: [], ethnicity: [], vetStatus: [] })
  expect((await read()).reply.choices).toEqual(given)
})

test('an answer of the application comes before one in the place of the choices', async () => {
  replyWith({ selfIdentification: { gender: 'Male' }, gender: 'Female' })
  expect((await read()).reply.answers).toEqual({ ...none, gender: 'Male' })
})

test('four answers without choices are all on file', async () => {
  replyWith({ disabilityTypes: 402, gender: 'Female', ethnicity: 204, vetStatus: 303 })
  expect((await read()).reply.isOnFile).toBe(true)
  expect((await save()).problem.code).toBe('entry-changed')
})

test('cannot be answered without choices', async () => {
  replyWith({ gender: null })
  const text = '{"GenderList":[]}'
  stack.fakes.world.faults.add({ operation: 'listGenders', kind: 'reply', text })
  expect((await read()).problem.code).toBe('upstream-invalid-response')
  expect((await save()).problem.code).toBe('upstream-invalid-response')
  expect(stack.operationsCalled()).not.toContain('saveSelfIdentification')
})

test.each([[[]], [[{ Code: 'unknown', ERecruitId: '571001' }]]])(
  'cannot be answered without choices for the companies %j',
  async (companies) => {
    fakeCompanies(stack, companies)
    maria = await stack.signIn('maria.santos')
    replyWith({ gender: null })
    expect((await read()).problem.code).toBe('upstream-invalid-response')
  },
)

test('saves offered answers only', async () => {
  const { status, problem } = await save({ ...answers, veteran: '399', ethnicity: '1' })
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['ethnicity', 'veteran'],
  ])
  expect(stack.operationsCalled()).not.toContain('saveSelfIdentification')
})

test('offers to decline where no choice is for that, and sends null', async () => {
  const withoutDeclining = { vetStatus: [{ Id: -1, Description: 'I am not a veteran' }] }
  replyWith(withoutDeclining)
  expect((await read()).reply.choices.veteran.map(({ id }) => id)).toEqual(['-1', 'Declined'])
  replyWith(withoutDeclining)
  expect((await save({ ...answers, veteran: 'Declined' })).status).toBe(200)
  expect(stack.fakes.world.calls.list().at(-1)?.body).toMatchObject({ veteranStatusId: null })
})

test('needs all four answers', async () => {
  const { problem } = await maria.send(saveSelfIdentification, { params: open, body: none })
  expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual([
    'disability',
    'ethnicity',
    'gender',
    'veteran',
  ])
})

test('is for candidate ids of the caller alone', async () => {
  const dana = await stack.signIn('dana.wolf')
  stack.fakes.world.calls.clear()
  const { problem } = await dana.call(readSelfIdentification, { params: open })
  const saved = await dana.call(saveSelfIdentification, { params: open, body: answers })
  expect([problem.code, saved.problem.code]).toEqual(['not-found', 'not-found'])
  expect(stack.operationsCalled()).toEqual([])
})

test('is not found for an application that the upstream does not know', async () => {
  const { problem } = await read({ ...open, applicationId: '1' })
  expect(problem.code).toBe('not-found')
})

test('a failure of the upstream is not told as an unknown application', async () => {
  stack.fakes.world.faults.add({ operation: 'getSelfIdentification', kind: 'status', status: 500 })
  expect((await read()).problem.code).toBe('upstream-refused')
})

test('is also for the candidate id that belongs to one of the companies', async () => {
  const dana = await stack.signIn('dana.wolf')
  const { reply } = await dana.call(readSelfIdentification, {
    params: { candidateId: '581003', applicationId: '330502' },
  })
  expect(reply.answers).toEqual(none)
})

test('choices are of the company that the candidate id belongs to, whichever is chosen', async () => {
  const dana = await stack.signIn('dana.wolf')
  await dana.call(chooseCompany, { body: { code: 'arna' } })
  replyWith({ gender: 'Female' })
  const params = { candidateId: '581003', applicationId: '330502' }
  expect((await dana.call(readSelfIdentification, { params })).status).toBe(200)
  const [{ path } = { path: '' }] = stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation === 'listGenders')
  expect(path).toMatch(/^\/prostaff\//i)
})

test('after a broken connection the outcome is unknown', async () => {
  stack.fakes.world.faults.add({ operation: 'saveSelfIdentification', kind: 'reset' })
  expect((await save()).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({ event: 'self-identified', outcome: 'unknown' })
})
