import { visitHeader } from '@gatehouse/contracts/request-headers'
import { expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Drafts } from '../../store/encrypted-drafts.ts'
import { draftJob } from '../../testing/draft-job.ts'
import { applicationDrafts } from './application-drafts.ts'
import { createDraft, type Draft } from './draft.ts'

const reply = {} as FastifyReply

function setUp(more: Partial<Draft>) {
  const draft = { ...createDraft({ ...draftJob, applicantType: 'new' }), visits: [''], ...more }
  let stored: unknown = draft
  const changes: string[] = []
  const store: Drafts = {
    read: async () => stored,
    create: async (topic) => void changes.push(`create ${topic}`),
    update: async (_topic, change) => {
      stored = change(stored)
    },
    delete: async (topic) => void changes.push(`delete ${topic}`),
    renew: () => void changes.push('renew'),
  }
  const at = (visit: string) => {
    const request = { session: {}, headers: { [visitHeader]: visit } } as unknown as FastifyRequest
    return applicationDrafts(() => store, request, reply)
  }
  return { draft, drafts: at(''), at, changes }
}

test('a submission interrupted by a crash gets another key, the same for every reader', async () => {
  const email = 'a@example.test'
  const { draft, drafts } = setUp({ email, submittingSince: Date.now() - 61_000 })
  const first = await drafts.read('1', 'browser')
  expect(first).toMatchObject({
    outcomeUnknown: true,
    key: expect.stringMatching(/^[\w-]{16,64}$/),
  })
  expect(first?.key).not.toBe(draft.key)
  expect(await drafts.read('1', 'browser')).toEqual(first)
  expect(await drafts.reopen('1', email)).toEqual(first)
  const changed = await drafts.update('1', 'browser', (draft) => draft)
  expect(changed).toEqual(first)
})

test('a submission in progress keeps its key', async () => {
  const { draft, drafts } = setUp({ submittingSince: Date.now() - 50_000 })
  expect(await drafts.read('1', 'browser')).toEqual(draft)
})

test('is open to the last ten visits that reopened it, not to the first of eleven', async () => {
  const { at } = setUp({ email: 'a@example.test' })
  const visits = Array.from({ length: 11 }, (_, n) => `visit-number-${n + 10}-of-eleven`)
  for (const visit of visits) await at(visit).reopen('1', 'a@example.test')
  const open = await Promise.all(visits.map((visit) => at(visit).read('1', 'browser')))
  expect(open.map((draft) => draft !== undefined)).toEqual([false, ...Array(10).fill(true)])
})

test('a visit that reopens a draft again and again closes it to no other', async () => {
  const { at } = setUp({ email: 'a@example.test' })
  const [first, second] = ['the-first-of-two-visits', 'the-second-of-two-visits']
  await at(first).reopen('1', 'a@example.test')
  for (let times = 0; times < 12; times++) await at(second).reopen('1', 'a@example.test')
  expect(await at(first).read('1', 'browser')).toBeDefined()
})

test('a submitted draft cannot be updated', async () => {
  const { drafts } = setUp({ state: 'sent' })
  await expect(drafts.update('1', 'browser', (draft) => draft)).rejects.toThrow('already-sent')
})

test.each([
  ['a'.repeat(16), true],
  ['-_'.repeat(32), true],
  ['a'.repeat(15), false],
  ['a'.repeat(65), false],
  ['a visit of three words', false],
])('the visit %j opens a draft: %j', async (visit, opens) => {
  const { at } = setUp({ visits: [visit] })
  expect((await at(visit).read('1', 'browser')) !== undefined).toBe(opens)
  expect(await at(visit).hasEarlierDraft('1', 'browser')).toBe(!opens)
})

test.each<[string, Partial<Draft>, boolean]>([
  ['an open draft', {}, false],
  ['a submitted draft', { state: 'sent' }, true],
  ["a worker's draft", { userId: '4711' }, true],
])('%s is open to another visit: %p', async (_what, { userId, ...more }, isOpen) => {
  const { at } = setUp({ visits: ['the-visit-that-began'], ...more, ...(userId && { userId }) })
  const another = at('the-visit-that-follows')
  expect((await another.read('1', 'browser')) !== undefined).toBe(isOpen)
  expect(await another.hasEarlierDraft('1', 'browser')).toBe(!isOpen)
})

test.each([
  ['A@example.test', []],
  ['b@example.test', ['delete application 1', 'renew']],
])("before a draft of %s the former applicant's is handled by %j", async (email, before) => {
  const { draft, drafts, changes } = setUp({ email: 'a@example.test' })
  await drafts.create('1', { ...draft, email })
  const created = ['create applicant', 'create latest application', 'create application 1']
  expect(changes).toEqual([...before, ...created])
})
