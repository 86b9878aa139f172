import {
  type ApplicationValues,
  changeApplicationEmail,
  readApplication,
} from '@gatehouse/contracts/portal/application'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../../testing/applicant.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack
let closed: Stack

beforeAll(async () => {
  stack = await startStack({ UPSTREAM_WRITE_MS: '1500' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function startApplicant(at = stack, email = 'new.person@example.test') {
  const applicant = new Applicant(at.visitor())
  const { reply } = await applicant.start(email)
  return { applicant, first: reply }
}
const read = async ({ visitor }: Applicant) => {
  const { application } = (await visitor.call(readApplication, { params })).reply
  if (!application) throw new TypeError('no application')
  return application
}
const times = (operation: string) =>
  stack.operationsCalled().filter((one) => one === operation).length

test('names every broken rule with its field', async () => {
  const { applicant, first } = await startApplicant()
  const employment = completeValues.employment.map((one) => ({
    ...one,
    end: '01/2018',
    reason: 'x',
  }))
  const values: ApplicationValues = {
    ...first.values,
    employment,
    personal: { ...first.values.personal, address: 'P.O. Box 1' },
  }
  const { status, problem } = await applicant.submit(first, values)
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
  expect(problem.errors).toEqual(
    expect.arrayContaining([
      { field: 'personal.firstName', rule: 'required' },
      { field: 'personal.cellPhone', rule: 'either-phone' },
      { field: 'personal.address', rule: 'po-box' },
      { field: 'employment.0.end', rule: 'before-start' },
      { field: 'employment.0.reason', rule: 'invalid' },
      { field: 'education', rule: 'missing-entry' },
      { field: 'resume', rule: 'required' },
      { field: 'selfIdentification.disability', rule: 'required' },
    ]),
  )
  expect(stack.operationsCalled()).not.toContain('checkDuplicate')
  expect((await read(applicant)).key).toBe(first.key)
})

test('sends a pseudonym of the idempotency key with the writes of a submission alone', async () => {
  const { applicant, first } = await startApplicant()
  expect((await applicant.submit(first, completeValues)).status).toBe(200)
  const keysOf = (operation: string) =>
    stack.fakes.world.calls
      .list()
      .filter((one) => one.operation === operation)
      .map(({ headers }) => headers[idempotencyHeader])
  expect(keysOf('checkEmail')).toEqual([undefined])
  expect(keysOf('createCandidate')).toEqual([expect.stringMatching(/^[\w-]{22}$/)])
  expect(keysOf('createCandidate')).not.toContain(first.key)
})

test('requires declaring no employment, and then submits none', async () => {
  const { applicant, first } = await startApplicant()
  const none = { ...completeValues, employment: [] }
  const { problem } = await applicant.submit(first, none)
  expect(problem.errors).toEqual([{ field: 'employment', rule: 'missing-entry' }])
  const half = completeValues.employment.map((one) => ({ ...one, company: '' }))
  const values = { ...completeValues, noEmployment: 'yes', employment: half }
  expect((await applicant.submit(first, values)).status).toBe(200)
})

test.each(['103', 'male', 'Unknown'])(
  'rejects %s, which is no word for a gender',
  async (gender) => {
    const { applicant, first } = await startApplicant()
    const selfIdentification = { ...completeValues.selfIdentification, gender }
    const { problem } = await applicant.submit(first, { ...completeValues, selfIdentification })
    expect(problem.errors).toEqual([{ field: 'selfIdentification.gender', rule: 'invalid' }])
    expect(times('createCandidate')).toBe(0)
  },
)

test.each([
  ['267', true],
  ['12', false],
])('ad source %s shows the panel of thanks: %s', async (adSource, thanks) => {
  const { applicant, first } = await startApplicant()
  const personal = { ...completeValues.personal, adSource }
  expect((await applicant.submit(first, { ...completeValues, personal })).reply).toEqual({ thanks })
  expect(await read(applicant)).toMatchObject({ state: 'sent', thanks })
})

test('tells another tab that the application was sent', async () => {
  const { applicant, first } = await startApplicant()
  expect((await applicant.submit(first)).status).toBe(200)
  const { visitor } = applicant
  const email = { email: 'other.person@example.test' }
  const replies = [
    await applicant.save('personal'),
    await visitor.call(changeApplicationEmail, { params, body: email }),
    await applicant.upload('a.txt', Uint8Array.from(Buffer.from('text'))),
  ]
  expect(replies.map(({ problem }) => problem.code)).toEqual(Array(3).fill('already-sent'))
})

test('requires the idempotency key of the draft, and repeats the first reply', async () => {
  const { applicant, first } = await startApplicant()
  const wrong = await applicant.submit({ ...first, key: 'another-idempotency-key' })
  expect([wrong.problem.code, times('createCandidate')]).toEqual(['invalid-input', 0])
  const replies = [await applicant.submit(first), await applicant.submit(first)]
  expect(replies.map(({ status, reply }) => [status, reply])).toEqual(
    Array(2).fill([200, { thanks: false }]),
  )
  expect((await applicant.submit({ ...first, key: 'another-idempotency-key' })).status).toBe(200)
  expect(times('createCandidate')).toBe(1)
})

test('answers already-applied after an application elsewhere', async () => {
  const one = await startApplicant()
  const other = await startApplicant()
  expect((await one.applicant.submit(one.first)).status).toBe(200)
  expect((await other.applicant.submit(other.first)).problem.code).toBe('already-applied')
})

test.each(['{"IsDuplicate":true}', '{"body":{"IsDuplicate":"True","ApplicationExists":null}}'])(
  'answers already-applied to the duplicate check %s',
  async (text) => {
    const { applicant, first } = await startApplicant()
    stack.fakes.world.faults.add({ operation: 'checkDuplicate', kind: 'reply', text })
    expect((await applicant.submit(first)).problem.code).toBe('already-applied')
    expect(times('createCandidate')).toBe(0)
  },
)

test('asks whether a candidate has applied also after a late lookup', async () => {
  const { faults } = stack.fakes.world
  faults.add({ operation: 'checkEmail', kind: 'status', status: 500, times: 1 })
  const { applicant, first } = await startApplicant()
  expect(first.checkFailed).toBe(true)
  faults.add({ operation: 'checkDuplicate', kind: 'reply', text: '{"IsDuplicate":true}' })
  expect((await applicant.submit(first)).problem.code).toBe('already-applied')
  expect(times('createCandidate')).toBe(0)
})

test.each([
  ['{"Success":false,"Message":"This posting is closed."}', 'application-refused'],
  ['<!doctype html><title>Sign in</title>', 'outcome-unknown'],
  ['{"Message":"An error has occurred."}', 'outcome-unknown'],
])('a 200 with %s is no success', async (text, code) => {
  const { applicant, first } = await startApplicant()
  stack.fakes.world.faults.add({ operation: 'createCandidate', kind: 'reply', text })
  expect((await applicant.submit(first)).problem.code).toBe(code)
  expect((await read(applicant)).state).toBe('open')
})

test.each([{ kind: 'status', status: 400 }, { kind: 'garbage' }] as const)(
  'a duplicate check that cannot be read does not block a first submission, and is logged: %o',
  async (fault) => {
    const { applicant, first } = await startApplicant()
    stack.fakes.world.faults.add({ operation: 'checkDuplicate', ...fault })
    const logged = () => stack.log.filter((line) => line.includes('duplicate check failed')).length
    const before = logged()
    expect((await applicant.submit(first)).status).toBe(200)
    expect([times('createCandidate'), logged()]).toEqual([1, before + 1])
  },
)

test('submits nothing after an unknown outcome while the duplicate check fails', async () => {
  const { applicant, first } = await startApplicant()
  const { faults } = stack.fakes.world
  faults.add({ operation: 'createCandidate', kind: 'half-body', times: 1 })
  expect((await applicant.submit(first)).problem.code).toBe('outcome-unknown')
  faults.add({ operation: 'checkDuplicate', kind: 'reply', text: '{}', times: 1 })
  const next = await read(applicant)
  expect((await applicant.submit(next)).problem.code).toBe('upstream-invalid-response')
  expect(times('createCandidate')).toBe(1)
  expect(await applicant.submit(await read(applicant))).toMatchObject({ status: 200 })
  expect(times('createCandidate')).toBe(1)
})

test("passes on the upstream's refusal message and changes the key", async () => {
  const { applicant, first } = await startApplicant()
  stack.fakes.world.faults.add({
    operation: 'createCandidate',
    kind: 'status',
    status: 422,
    times: 1,
  })
  expect((await applicant.submit(first)).problem.code).toBe('application-refused')
  const next = await read(applicant)
  expect(next.key).not.toBe(first.key)
  expect((await applicant.submit(next)).status).toBe(200)
})

test.each([
  ['status', 'application-refused'],
  ['reset', 'outcome-unknown'],
  ['hang', 'outcome-unknown'],
  ['half-body', 'outcome-unknown'],
] as const)(
  'checks for a duplicate on the next submission after %s, which is %s',
  async (kind, code) => {
    const { applicant, first } = await startApplicant()
    stack.fakes.world.faults.add({ operation: 'createCandidate', kind, times: 1 })
    const { problem } = await applicant.submit(first)
    const upstreamMessage = kind === 'status' ? expect.stringContaining('answers 503') : undefined
    expect([problem.code, problem.upstreamMessage]).toEqual([code, upstreamMessage])
    expect((await applicant.submit(first)).problem.code).toBe(code)
    const next = await read(applicant)
    expect(next.key).not.toBe(first.key)
    expect(await applicant.submit(next)).toMatchObject({ status: 200, reply: { thanks: false } })
    // A truncated reply means the write took effect.
    expect(times('createCandidate')).toBe(kind === 'half-body' ? 1 : 2)
    expect((await read(applicant)).state).toBe('sent')
  },
)

test('keeps the key when the upstream is unreachable', async () => {
  const { applicant, first } = await startApplicant()
  const { cookie } = applicant.visitor
  closed = await startStack(
    { UPSTREAM_API_URL: 'http://127.0.0.1:9', BOT_THRESHOLD: '0' },
    { fakes: stack.fakes },
  )
  const elsewhere = new Applicant(Object.assign(closed.visitor(), { cookie }))
  expect((await elsewhere.submit(first)).status).toBeGreaterThan(400)
  expect((await applicant.submit(first)).status).toBe(200)
})

test('an answer about the own credentials is not reported as unreachable', async () => {
  const { applicant, first } = await startApplicant()
  const { faults } = stack.fakes.world
  faults.add({ operation: 'createCandidate', kind: 'status', status: 403, times: 1 })
  expect((await applicant.submit(first)).problem.code).toBe('upstream-refused')
  expect((await applicant.submit(first)).status).toBe(200)
})

test.each(['status', 'garbage'] as const)(
  'submits when the duplicate check fails: %s',
  async (kind) => {
    const { applicant, first } = await startApplicant()
    stack.fakes.world.faults.add({ operation: 'checkDuplicate', kind, times: 1 })
    expect((await applicant.submit(first)).status).toBe(200)
  },
)

test('audits submissions and refusals without personal data', async () => {
  const { applicant, first } = await startApplicant()
  stack.fakes.world.faults.add({
    operation: 'createCandidate',
    kind: 'status',
    status: 422,
    times: 1,
  })
  await applicant.submit(first)
  await applicant.submit(await read(applicant))
  const entries = stack.audit().slice(-2)
  expect(entries).toMatchObject([
    { event: 'application-refused', job: '1001', applicant: 'new', code: 'application-refused' },
    { event: 'application-sent', job: '1001', applicant: 'new' },
  ])
  expect(JSON.stringify([entries, stack.log])).not.toMatch(/new\.person|Nele|O'Neill|5550142/)
})
