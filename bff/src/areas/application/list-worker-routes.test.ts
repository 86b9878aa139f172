import {
  discardWorkerApplication,
  startWorkerApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { listApplications } from '@gatehouse/contracts/portal/applications'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createHmacNames } from '../../session/hmac.ts'
import { createKeyValueStore } from '../../store/key-value-store.ts'
import { completeValues } from '../../testing/applicant.ts'
import { draftJob } from '../../testing/draft-job.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createWorkerApplications } from './worker-applications.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const listed = async (visitor: Visitor) =>
  (await visitor.call(listApplications)).reply.applications.map(({ jobId, state }) => [
    jobId,
    state,
  ])

const brands = { '1001': 'staffmark', '1003': 'arna', '1005': 'prostaff' } as const

const start = (visitor: Visitor, id: keyof typeof brands) =>
  visitor.call(startWorkerApplication, { params: { id }, body: { brandId: brands[id] } })

async function apply(visitor: Visitor, id: keyof typeof brands) {
  const { key, version } = (await start(visitor, id)).reply
  const { status } = await visitor.send(submitWorkerApplication, {
    params: { id },
    body: { values: completeValues, version, agreed: 'yes' },
    headers: { [idempotencyHeader]: key },
  })
  expect(status).toBe(200)
}

test('lists what was begun here, and what was sent from anywhere', async () => {
  const [phone, laptop] = [await stack.signIn('kai.mori'), await stack.signIn('kai.mori')]
  await apply(phone, '1001')
  await start(laptop, '1003')
  expect(await listed(laptop)).toEqual([
    ['1003', 'begun'],
    ['1001', 'sent'],
  ])
  expect(await listed(phone)).toEqual([['1001', 'sent']])
  expect((await phone.call(listApplications)).reply.applications).toEqual([
    {
      jobId: '1001',
      brand: { code: 'staffmark', name: 'Staffmark' },
      title: expect.stringMatching(/\w/),
      place: expect.stringMatching(/, TX$/),
      referenceId: expect.stringMatching(/\d/),
      state: 'sent',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
  expect(await listed(await stack.signIn('bea.stone'))).toEqual([])
})

test('drops a discarded one, and lists one that the upstream alone knows', async () => {
  const maria = await stack.signIn('maria.santos')
  await start(maria, '1003')
  await maria.send(discardWorkerApplication, { params: { id: '1003' } })
  expect(await listed(maria)).toEqual([])
  expect((await start(maria, '1005')).reply.state).toBe('applied')
  const { applications } = (await maria.call(listApplications)).reply
  expect(applications).toMatchObject([{ jobId: '1005', state: 'sent', at: null }])
})

test('one begun here and sent elsewhere is listed as sent', async () => {
  const lou = await stack.signIn('lou.diaz')
  await start(lou, '1003')
  const text = '{"IsDuplicate":true}'
  stack.fakes.world.faults.add({ operation: 'jobApplyCheck', kind: 'reply', text, times: 1 })
  expect((await start(lou, '1003')).reply.state).toBe('applied')
  expect(await listed(lou)).toEqual([['1003', 'sent']])
})

test('a job without a reference is listed without one', async () => {
  const lou = await stack.signIn('lou.diaz')
  const text = '{"Id":"1003","JobDescription":{"PostingId":81003}}'
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text, times: 1 })
  await start(lou, '1003')
  const [listedFirst] = (await lou.call(listApplications)).reply.applications
  expect(listedFirst).toMatchObject({ jobId: '1003', referenceId: '' })
})

test('a draft of an earlier release is sent without being listed', async () => {
  const applications = createWorkerApplications(
    createKeyValueStore(undefined),
    createHmacNames('s'),
  )
  const job = {
    brand: 'staffmark',
    postingId: '1',
    applicationBrand: 's',
    audience: 'public',
  } as const
  await applications.remember('71001', '1001', job, 'sent')
  expect(await applications.list('71001')).toEqual([])
})

test('keeps the date of one that was sent here; encrypted, up to 50, none lost to another', async () => {
  const values = new Map<string, string>()
  const lives = new Set<number>()
  const store = createKeyValueStore(undefined)
  const watched = {
    ...store,
    async get(key: string) {
      const value = await store.get(key)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return value
    },
    set(key: string, value: string, seconds: number) {
      values.set(key, value)
      lives.add(seconds / (24 * 3600))
      return store.set(key, value, seconds)
    },
  }
  const applications = createWorkerApplications(watched, createHmacNames('secret'))
  const summary = { title: 'Order Picker', place: 'Austin, TX', referenceId: '9' }
  const job = {
    brand: 'staffmark',
    postingId: '1',
    applicationBrand: 's',
    audience: 'public',
    summary,
  } as const
  await Promise.all(
    Array.from({ length: 10 }, (_, id) => applications.remember('71001', `${id}`, job, 'sent')),
  )
  expect(await applications.list('71001')).toHaveLength(10)
  await applications.rememberFound('71001', '3', job)
  expect((await applications.list('71001')).every(({ at }) => at !== null)).toBe(true)
  for (let id = 10; id < 55; id++) await applications.remember('71001', `${id}`, job, 'sent')
  const kept = await applications.list('71001')
  expect([kept.length, kept[0]?.jobId]).toEqual([50, '54'])
  expect([...lives]).toEqual([400])
  expect(JSON.stringify([...values])).not.toMatch(/Picker|\b71001\b|Austin/)
})

const picker = { ...draftJob, summary: { title: 'Order Picker', place: '', referenceId: '' } }

test('begun applications push out none that was sent, nor one of the same job', async () => {
  const applications = createWorkerApplications(
    createKeyValueStore(undefined),
    createHmacNames('s'),
  )
  await applications.remember('71001', '1001', picker, 'sent')
  for (let id = 1; id <= 60; id++) await applications.remember('71001', `${id}`, picker, 'begun')
  await applications.remember('71001', '1001', picker, 'begun')
  const list = await applications.list('71001')
  expect(list.filter(({ state }) => state === 'sent')).toMatchObject([{ jobId: '1001' }])
  expect([list.length, list[0]?.jobId, list.at(-2)?.jobId]).toEqual([51, '1001', '12'])
  await applications.remember('71001', '1001', picker, 'sent')
  const ofJob = (await applications.list('71001')).filter(({ jobId }) => jobId === '1001')
  expect(ofJob).toMatchObject([{ state: 'sent' }])
})

test('a list under an older key outlives that key, once it was read', async () => {
  const store = createKeyValueStore(undefined)
  const under = (key: string, ...older: string[]) =>
    createWorkerApplications(store, createHmacNames(key, ...older))
  await under('old').remember('71001', '1001', picker, 'sent')
  for (const applications of [under('new', 'old'), under('new')])
    expect(await applications.list('71001')).toMatchObject([{ jobId: '1001' }])
})

test('a draft that is resumed is listed once', async () => {
  const bea = await stack.signIn('bea.stone')
  await start(bea, '1001')
  await start(bea, '1003')
  await start(bea, '1001')
  expect(await listed(bea)).toEqual([
    ['1003', 'begun'],
    ['1001', 'begun'],
  ])
})
