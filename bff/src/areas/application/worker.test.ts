import {
  type Application,
  discardWorkerApplication,
  readApplication,
  readWorkerApplication,
  saveWorkerApplication,
  startWorkerApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../../testing/applicant.ts'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const body = { brandId: 'staffmark' as const }
async function worker(login = 'maria.santos@example.test') {
  const visitor = stack.visitor()
  await visitor.signIn(login)
  return visitor
}
const start = (visitor: Visitor) => visitor.call(startWorkerApplication, { params, body })
type Started = Pick<Application, 'key' | 'version'>
const submit = (visitor: Visitor, started: Started, job = params, values = completeValues) =>
  visitor.send(submitWorkerApplication, {
    params: job,
    body: { values, version: started.version, agreed: 'yes' },
    headers: { [idempotencyHeader]: started.key },
  })
const again = async (visitor: Visitor, job = params, values = completeValues) => {
  const { application } = (await visitor.call(readWorkerApplication, { params: job })).reply
  return submit(visitor, application ?? { key: '', version: '' }, job, values)
}
const sentPayload = () =>
  stack.fakes.world.calls.list().findLast(({ operation }) => operation === 'applyAsWorker')?.body

test('a worker gets the agreement step, and self-identification only if not on file', async () => {
  const maria = await worker()
  const { reply } = await start(maria)
  expect(reply).toMatchObject({ applicantType: 'worker', state: 'open', email: '' })
  expect(reply.steps.at(-1)).toBe('agreement')
  expect(reply.steps).not.toContain('personal')
  stack.fakes.world.faults.add({
    operation: 'getCandidatePersonalInformation',
    kind: 'status',
    status: 404,
    times: 1,
  })
  expect((await start(maria)).reply.steps).toEqual(['self-identification', 'agreement'])
})

test('submits the worker payload', async () => {
  const maria = await worker()
  const { reply } = await start(maria)
  expect((await maria.call(checkAlreadyApplied, { params })).reply).toEqual({ applied: false })
  expect(await submit(maria, reply)).toMatchObject({ status: 200 })
  expect(stack.operationsCalled()).toContain('jobApplyCheck')
  expect(stack.operationsCalled()).not.toContain('getCandidateRecords')
  const collected = reply.steps.includes('self-identification')
  expect(sentPayload()).toMatchObject({
    jobPostingId: 81001,
    electronicAcknowledgement: true,
    showEEOC: collected,
    resumeFileStoreId: null,
    candidateAdSourceId: 12,
  })
  expect((sentPayload() as { eeocData: unknown }).eeocData === null).toBe(!collected)
  expect((await maria.call(checkAlreadyApplied, { params })).reply).toEqual({ applied: true })
  expect((await submit(maria, reply)).status).toBe(200)
  expect((await start(maria)).reply.state).toBe('applied')
  expect(stack.operationsCalled().filter((one) => one === 'applyAsWorker')).toHaveLength(1)
})

test("uses the worker's candidate id at the brand of the job", async () => {
  const maria = await worker()
  const other = { id: '1003' }
  const started = await maria.call(startWorkerApplication, {
    params: other,
    body: { brandId: 'arna' },
  })
  await submit(maria, started.reply, other)
  const { candidateERecruitId, sourceCandidateERecruitId } = sentPayload() as Record<string, string>
  expect(Number(candidateERecruitId) - Number(sourceCandidateERecruitId)).toBe(20_000)
})

test('submits id 0 where the worker has no id at the brand of the job', async () => {
  const maria = await worker()
  const atWarets = { params: { id: '1006' }, body: { brandId: 'warets' as const } }
  const started = await maria.call(startWorkerApplication, atWarets)
  await submit(maria, started.reply, atWarets.params)
  expect(sentPayload()).toMatchObject({
    candidateApplicationBrandCode: 'WARET',
    candidateERecruitId: '0',
    sourceCandidateERecruitId: '571001',
  })
})

test('reports a failed lookup of the candidate ids; a second attempt succeeds', async () => {
  const maria = await worker()
  const other = { id: '1003' }
  const atArna = { params: other, body: { brandId: 'arna' as const } }
  const { reply } = await maria.call(startWorkerApplication, atArna)
  const { faults } = stack.fakes.world
  faults.add({ operation: 'getCandidateRecords', kind: 'garbage', times: 1 })
  const failed = await submit(maria, reply, other)
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(stack.operationsCalled()).not.toContain('applyAsWorker')
  expect((await again(maria, other)).status).toBe(200)
})

test('a resumed draft is sent to the posting that the job has by then', async () => {
  const maria = await worker()
  await start(maria)
  const text = '{"Id":"1001","JobDescription":{"PostingId":91001}}'
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text, times: 1 })
  await submit(maria, (await start(maria)).reply)
  expect(sentPayload()).toMatchObject({
    jobPostingId: 91001,
    candidateApplicationBrandCode: 'STFMK',
  })
})

test.each([
  ['a blank code', 'staffmark', { ApplicationBrandCode: '' }, 'STFMK', '571001'],
  ['no code', 'staffmark', null, 'STFMK', '571001'],
  ['another case', 'staffmark', { ApplicationBrandCode: 'Stfmk' }, 'STFMK', '571001'],
  ['no code at a brand of others', 'warets', null, 'WARET', '0'],
] as const)(
  'a job with %s is sent with the code and candidate id of its company',
  async (_case, brandId, Department, code, id) => {
    const maria = await worker()
    const text = JSON.stringify({ Id: '1001', JobDescription: { PostingId: 81001 }, Department })
    stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text, times: 1 })
    const started = await maria.call(startWorkerApplication, { params, body: { brandId } })
    expect((await submit(maria, started.reply)).status).toBe(200)
    expect(sentPayload()).toMatchObject({
      candidateApplicationBrandCode: code,
      candidateERecruitId: id,
    })
  },
)

const atWarets = { params, body: { brandId: 'warets' as const } }

function jobWithoutCode() {
  const text = JSON.stringify({ Id: '1001', JobDescription: { PostingId: 81001 } })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
}

test.each([404, 500])(
  'a job without a code is sent under its brand if the site information is answered %s',
  async (status) => {
    const maria = await worker()
    jobWithoutCode()
    stack.fakes.world.faults.add({ operation: 'getSiteInformation', kind: 'status', status })
    await submit(maria, (await maria.call(startWorkerApplication, atWarets)).reply)
    expect(sentPayload()).toMatchObject({ candidateApplicationBrandCode: 'warets' })
    expect(findLogLine(stack, 'application code not found')).toMatchObject(traceableWarning)
  },
)

test('the code of a job is looked up until it is found, then no more', async () => {
  const maria = await worker()
  jobWithoutCode()
  const fault = { operation: 'getSiteInformation', kind: 'status', status: 500 } as const
  stack.fakes.world.faults.add({ ...fault, times: 1 })
  for (let starts = 0; starts < 2; starts++) await maria.call(startWorkerApplication, atWarets)
  stack.fakes.world.faults.add(fault)
  await submit(maria, (await maria.call(startWorkerApplication, atWarets)).reply)
  expect(sentPayload()).toMatchObject({ candidateApplicationBrandCode: 'WARET' })
})

test('rejects a closed job', async () => {
  const maria = await worker()
  const closed = await maria.call(startWorkerApplication, { params: { id: '1002' }, body })
  expect(closed.problem.code).toBe('job-closed')
})

test.each(['staffmarkdrivers', 'staffmark'] as const)(
  "rejects a drivers' job, started as one of %s",
  async (brandId) => {
    const detail = { Id: '1004', FolderGroup: { BrandCode: 'staffmarkdrivers' } }
    const text = JSON.stringify({ ...detail, JobDescription: { PostingId: 81004 } })
    stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
    const job = { params: { id: '1004' }, body: { brandId } }
    const { problem } = await (await worker()).call(startWorkerApplication, job)
    expect(problem.code).toBe('not-found')
  },
)

test('answers already-applied after an application elsewhere; passes on a refusal', async () => {
  const maria = await worker()
  const { reply } = await start(maria)
  const { faults, people } = stack.fakes.world
  faults.add({ operation: 'applyAsWorker', kind: 'status', status: 422, times: 1 })
  expect((await submit(maria, reply)).problem.code).toBe('application-refused')
  people.findByLoginId('maria.santos')?.appliedFor.push(params.id)
  expect((await again(maria)).problem.code).toBe('already-applied')
})

test("passes on the upstream's words when it fails, and sends again", async () => {
  const maria = await worker()
  const { reply } = await start(maria)
  const { faults } = stack.fakes.world
  faults.add({ operation: 'applyAsWorker', kind: 'status', status: 500, times: 1 })
  expect((await submit(maria, reply)).problem).toMatchObject({
    code: 'application-refused',
    upstreamMessage: expect.stringContaining('answers 500'),
  })
  expect((await again(maria)).status).toBe(200)
})

test('goes on without optional lists, and logs that a reply was invalid', async () => {
  const maria = await worker()
  const { reply } = await start(maria)
  stack.log.length = 0
  stack.fakes.world.faults.add({ operation: 'listAdSources', kind: 'reply', text: '{}' })
  expect((await submit(maria, reply)).status).toBe(200)
  expect(sentPayload()).toMatchObject({ candidateAdSourceId: null })
  const [line = '{}'] = stack.log.filter((one) => one.includes('listAdSources'))
  expect(JSON.parse(line)).toMatchObject({
    ...{ level: 40, msg: 'invalid upstream response', id: expect.stringMatching(/^\w{4}-\w{4}$/) },
    err: { message: expect.stringContaining('listAdSources invalid-response') },
  })
})

const save = (visitor: Visitor, version: string, values = completeValues) =>
  visitor.call(saveWorkerApplication, {
    params,
    body: { step: 'agreement', values, versions: [version], nextVersion: 'next' },
  })

test('restricts the draft to the worker, across sessions of the browser', async () => {
  const maria = await worker()
  const { reply } = await start(maria)
  expect((await save(maria, reply.version)).status).toBe(200)
  const device = maria.cookie.split('; ').filter((one) => one.startsWith('gatehouse-application'))
  const inThisBrowser = async (visitor: Visitor) => {
    visitor.cookie = [visitor.cookie, ...device].join('; ')
    return (await visitor.call(readWorkerApplication, { params })).reply.application
  }
  expect(await inThisBrowser(await worker('dana.wolf@example.test'))).toBeNull()
  expect(await inThisBrowser(await worker())).toMatchObject({ key: reply.key })
})

test('rejects saves on another version, without a draft, and after it was sent', async () => {
  const maria = await worker()
  expect((await save(maria, 'any')).problem.code).toBe('draft-expired')
  const { reply } = await start(maria)
  expect((await save(maria, 'another')).problem.code).toBe('draft-changed')
  const stale = await submit(maria, { ...reply, version: 'another' })
  expect(stale.problem.code).toBe('draft-changed')
  expect((await submit(maria, reply)).status).toBe(200)
  expect((await save(maria, reply.version)).problem.code).toBe('already-sent')
  await maria.call(discardWorkerApplication, { params })
  expect((await maria.call(readWorkerApplication, { params })).reply.application).toBeNull()
})

test('an application that the upstream lost can be begun anew', async () => {
  const maria = await worker()
  expect((await submit(maria, (await start(maria)).reply)).status).toBe(200)
  const person = stack.fakes.world.people.findByLoginId('maria.santos')
  Object.assign(person ?? {}, { appliedFor: [] })
  expect((await start(maria)).reply).toMatchObject({ state: 'open' })
})

test('on the public page a worker has the draft of the browser alone', async () => {
  const maria = await worker()
  const visitor = new Applicant(maria)
  await visitor.start('new.person@example.test')
  await start(maria)
  expect((await visitor.save('personal')).status).toBe(200)
  const { application } = (await maria.call(readWorkerApplication, { params })).reply
  expect(application?.values.personal.city).toBe('')
})

test('keeps the draft started before sign-in separate', async () => {
  const maria = await worker()
  await new Applicant(maria).start('new.person@example.test')
  await start(maria)
  const stranger = stack.visitor()
  stranger.cookie = maria.cookie.replace(/(^|; )gatehouse=[^;]*/, '')
  const { application } = (await stranger.call(readApplication, { params })).reply
  expect(application).toMatchObject({ applicantType: 'new', email: 'new.person@example.test' })
})

test('a worker without a candidate record applies with id 0', async () => {
  const noor = await worker('noor.haddad@example.test')
  const { reply } = await start(noor)
  expect(reply.steps).toEqual(['self-identification', 'agreement'])
  const missing = await submit(noor, reply, params, reply.values)
  expect(missing.problem.errors).toContainEqual({
    field: 'selfIdentification.gender',
    rule: 'required',
  })
  const parts = missing.problem.errors?.map(({ field }) => field.split('.')[0])
  expect(new Set(parts)).toEqual(new Set(['selfIdentification']))
  expect((await submit(noor, reply)).status).toBe(200)
  expect(sentPayload()).toMatchObject({ candidateERecruitId: '0', sourceCandidateERecruitId: '0' })
})
