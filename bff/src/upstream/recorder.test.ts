import fs, {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAssignments } from '@gatehouse/contracts/portal/assignments'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { downloadDocument, readDocuments } from '@gatehouse/contracts/portal/documents'
import { readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import {
  downloadAttachment,
  listNotifications,
  readNotification,
} from '@gatehouse/contracts/portal/notifications'
import { readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import { readProfile } from '@gatehouse/contracts/portal/profile'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import type { RecordedExchange } from '@gatehouse/contracts/recorded-exchange'
import { getElectronicDocument, logout } from '@gatehouse/contracts/upstream/user'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { startFakes } from '@gatehouse/mocks/fakes'
import { readRecording } from '@gatehouse/mocks/recording/read-recording'
import { makeRecording } from '@gatehouse/mocks/recording/recording'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { Logger } from 'pino'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin, password, type Visitor } from '../testing/visitor.ts'
import { startRecorder } from './recorder.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-recording-'))
const canaries = {
  ssnSix: '456789',
  passcode: '',
  jwt: '',
  serviceToken: '',
}

/** Pages of a user. Lists are read to their end: replaced dates change their order. */
async function journey(visitor: Visitor) {
  const notifications = await visitor.call(listNotifications)
  const documents = await visitor.call(readDocuments)
  const jobs = await visitor.call(searchJobs, { query: { brands: 'staffmark' } })
  const ids = notifications.reply.notifications.map(({ id }) => id)
  const attached = notifications.reply.notifications.filter(({ attachment }) => attachment !== null)
  const files = documents.reply.documents.flatMap(({ id }) => id ?? [])
  const [job] = jobs.reply.jobs
  const replies = {
    profile: await visitor.call(readProfile),
    assignments: await visitor.call(readAssignments),
    notifications,
    deposits: await visitor.call(readDirectDeposit),
    documents,
    jobs,
    job: await visitor.call(readJob, {
      params: { id: job?.id ?? '' },
      query: { brandId: 'staffmark' },
    }),
    content: await visitor.call(readContent, { params: { code: 'announcements' } }),
    paychecks: await visitor.fetch(readPayrollPage, { params: { page: 'paychecks' } }),
  }
  const statuses = Object.values(replies).map(({ status }) => status)
  for (const id of ids)
    statuses.push((await visitor.call(readNotification, { params: { id } })).status)
  for (const { id } of attached)
    statuses.push((await visitor.fetch(downloadAttachment, { params: { id } })).status)
  for (const id of files)
    statuses.push((await visitor.fetch(downloadDocument, { params: { id } })).status)
  return { replies, statuses }
}

let recorded: Awaited<ReturnType<typeof journey>>
let stack: Stack
let recording: RecordedExchange[]
let text: string

beforeAll(async () => {
  stack = await startStack({ RECORD_UPSTREAMS: folder })
  const maria = stack.visitor()
  await maria.startSignIn('maria.santos@example.test')
  canaries.passcode = maria.passcode('maria.santos@example.test')
  await maria.call(submitPasscode, { body: { passcode: canaries.passcode } })
  recorded = await journey(maria)
  const headers = stack.fakes.world.calls.list().map((call) => call.headers)
  canaries.jwt = String(headers.find((one) => one.jwtauthorization)?.jwtauthorization)
  canaries.serviceToken = String(headers.find((one) => one.authorization)?.authorization).slice(7)
  await stack.close()
  const [file = ''] = readdirSync(folder)
  text = readFileSync(join(folder, file), 'utf8')
  recording = readRecording(folder)
})
afterEach(() => void jest.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

test('records every call of the journey, for its owner alone', () => {
  expect(recorded.statuses.filter((status) => status !== 200)).toEqual([])
  const operations = new Set(recording.map(({ operation }) => operation))
  for (const name of [
    'authenticate',
    'getLoginId',
    'check2FA',
    'login',
    'getAssignments',
    'searchJobs',
  ])
    expect([...operations]).toContain(name)
  const [file = ''] = readdirSync(folder)
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  expect(stack.log.filter((line) => line.includes('RECORD_UPSTREAMS'))).toHaveLength(1)
})

test('contains no secret and nothing of the person', () => {
  const people = [
    ...['Maria', 'Santos', 'maria.santos', '71001', 'Gatehouse1!', 'Biscuit'],
    ...Object.values(fakeCredentials).filter((one) => one !== 'gatehouse'),
    ...Object.values(canaries),
  ]
  const deposits = JSON.stringify(recorded.replies.deposits.reply)
  expect(deposits).toContain('021000021')
  for (const secret of [...people, '021000021', password]) {
    expect(secret.length).toBeGreaterThan(4)
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  }
})

test('has type and length of pages and files alone', () => {
  const of = (name: string) => recording.find(({ operation }) => operation === name)
  expect(of('getPaychecks')).toMatchObject({
    type: expect.stringContaining('html'),
    bytes: expect.any(Number),
  })
  expect(of('getPaychecks')).not.toHaveProperty('answer')
  expect(of('getElectronicDocument')).not.toHaveProperty('answer')
})

async function replaying(lines = recording, log: (text: string) => void = () => {}) {
  const ports = { apiPort: 0, payrollPort: 0, identityPort: 0 }
  const fakes = await startFakes(ports, origin, undefined, makeRecording(lines, log))
  const replay = await startStack({}, { fakes })
  return {
    ...replay,
    async close() {
      await replay.close()
      await fakes.close()
    },
  }
}

test('a gateway in front of the replaying fakes serves the same journey to any user', async () => {
  const replay = await replaying()
  const tester = replay.visitor()
  const body = { identity: 'any@tester.example', password: 'anything' }
  expect((await tester.call(startSignIn, { body })).status).toBe(200)
  expect((await tester.call(submitPasscode, { body: { passcode: '123456' } })).status).toBe(200)
  const replayed = await journey(tester)
  expect(replayed.statuses).toEqual(recorded.statuses)
  const { profile, assignments, notifications, jobs } = replayed.replies
  expect(assignments.reply.assignments).toHaveLength(
    recorded.replies.assignments.reply.assignments.length,
  )
  expect(notifications.reply.notifications).toHaveLength(
    recorded.replies.notifications.reply.notifications.length,
  )
  expect(jobs.reply.total).toBe(recorded.replies.jobs.reply.total)
  expect(JSON.stringify(profile.reply)).not.toContain('Santos')
  expect(replay.log.filter((line) => line.includes('invalid'))).toEqual([])
  await replay.close()
})

test('a call that was not recorded is a 404, and the log names it', async () => {
  const log: string[] = []
  const replay = await replaying(
    recording.filter(({ operation }) => operation !== 'getAssignments'),
    (line) => log.push(line),
  )
  const tester = replay.visitor()
  await tester.call(startSignIn, { body: { identity: 'any@tester.example', password: 'anything' } })
  await tester.call(submitPasscode, { body: { passcode: '123456' } })
  expect((await tester.call(readAssignments)).status).toBe(502)
  expect(log).toEqual(['The recording has no getAssignments'])
  await replay.close()
})

test('records for RECORD_MINUTES', async () => {
  const own = mkdtempSync(join(tmpdir(), 'gatehouse-recording-'))
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const warn: Logger['warn'] = () => {}
  const recorder = startRecorder({ RECORD_UPSTREAMS: own, RECORD_MINUTES: 3 }, { warn })
  const waits = timers.mock.calls.map(([, ms]) => ms)
  timers.mockRestore()
  await recorder?.close()
  rmSync(own, { recursive: true })
  expect(waits).toContain(180_000)
})

test('records a media type without its parameters', async () => {
  const own = mkdtempSync(join(tmpdir(), 'gatehouse-recording-'))
  const warn: Logger['warn'] = () => {}
  const recorder = startRecorder({ RECORD_UPSTREAMS: own, RECORD_MINUTES: 3 }, { warn })
  const sent = { params: undefined, body: undefined, ms: 1 }
  const type = 'application/pdf; charset=utf-8; name="santos w2.pdf"'
  recorder?.onResponse(getElectronicDocument, { status: 200, type, text: '', bytes: 9 }, sent)
  await recorder?.close()
  const [line] = readRecording(own)
  rmSync(own, { recursive: true })
  expect(line).toMatchObject({ type: 'application/pdf', bytes: 9 })
})

test('ends after its minutes', async () => {
  const own = mkdtempSync(join(tmpdir(), 'gatehouse-recording-'))
  const ended = Promise.withResolvers<void>()
  const warn = (_fields: object, message: string) =>
    message === 'recording ended' && ended.resolve()
  const recorder = startRecorder(
    { RECORD_UPSTREAMS: own, RECORD_MINUTES: 1 / 60_000 },
    { warn: warn as Logger['warn'] },
  )
  await ended.promise
  const sent = { params: undefined, body: undefined, ms: 1 }
  recorder?.onResponse(logout, { status: 200, text: '' }, sent)
  await recorder?.close()
  const [file = ''] = readdirSync(own)
  expect(readFileSync(join(own, file), 'utf8')).toBe('')
  rmSync(own, { recursive: true })
})

test('a full disk is logged, and does not keep the gateway from stopping', async () => {
  const own = mkdtempSync(join(tmpdir(), 'gatehouse-recording-'))
  const err = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  jest.spyOn(fs, 'write').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void
    setImmediate(done, err)
  })
  const warn = jest.fn()
  const recorder = startRecorder(
    { RECORD_UPSTREAMS: own, RECORD_MINUTES: 1 },
    { warn: warn as Logger['warn'] },
  )
  const sent = { params: undefined, body: undefined, ms: 1 }
  recorder?.onResponse(logout, { status: 200, text: '' }, sent)
  await recorder?.close()
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err }), 'recording not written')
  rmSync(own, { recursive: true })
})

test('a folder that cannot be created is logged, and nothing is recorded', () => {
  const own = mkdtempSync(join(tmpdir(), 'gatehouse-recording-'))
  const file = join(own, 'file')
  writeFileSync(file, '')
  const warn = jest.fn()
  const recorder = startRecorder(
    { RECORD_UPSTREAMS: join(file, 'recordings'), RECORD_MINUTES: 1 },
    { warn: warn as Logger['warn'] },
  )
  expect(recorder).toBeUndefined()
  const err = expect.objectContaining({ code: 'ENOTDIR' })
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ err }), 'recording not written']])
  rmSync(own, { recursive: true })
})
