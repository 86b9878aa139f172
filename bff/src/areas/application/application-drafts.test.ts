import { visitHeader } from '@gatehouse/contracts/request-headers'
import { expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Drafts } from '../../store/encrypted-drafts.ts'
import { applicationDrafts } from './application-drafts.ts'
import { createDraft, type Draft } from './draft.ts'

const job = { brand: 'arna', postingId: '1', applicationBrand: 'A', audience: 'public' as const }
const request = { session: {}, headers: {} } as FastifyRequest
const reply = {} as FastifyReply

function setUp(more: Partial<Draft>) {
  const draft = { ...createDraft({ ...job, applicantType: 'new' }), visits: [''], ...more }
  const stored: Drafts = {
    read: async () => draft,
    create: async () => {},
    update: async (_topic, change) => void change(draft),
    delete: async () => {},
    renew: () => {},
  }
  return { draft, drafts: applicationDrafts(() => stored, request, reply) }
}

test('a submission interrupted by a crash gets another key, the same for every reader', async () => {
  const { draft, drafts } = setUp({ submittingSince: Date.now() - 61_000 })
  const first = await drafts.read('1', 'browser')
  expect(first).toMatchObject({
    outcomeUnknown: true,
    key: expect.stringMatching(/^[\w-]{16,64}$/),
  })
  expect(first?.key).not.toBe(draft.key)
  expect(await drafts.read('1', 'browser')).toEqual(first)
  const changed = await drafts.update('1', 'browser', (draft) => draft)
  expect(changed).toEqual(first)
})

test('a submission in progress keeps its key', async () => {
  const { draft, drafts } = setUp({ submittingSince: Date.now() - 50_000 })
  expect(await drafts.read('1', 'browser')).toEqual(draft)
})

test('is open to the last ten visits that reopened it, not to the first of eleven', async () => {
  let stored: Draft = createDraft({ ...job, applicantType: 'new', email: 'a@example.test' })
  const kept: Drafts = {
    read: async () => stored,
    create: async () => {},
    update: async (_topic, change) => {
      stored = change(stored) as Draft
    },
    delete: async () => {},
    renew: () => {},
  }
  const visits = Array.from({ length: 11 }, (_, n) => `visit-number-${n + 10}-of-eleven`)
  const at = (visit: string) =>
    applicationDrafts(
      () => kept,
      { session: {}, headers: { [visitHeader]: visit } } as never,
      reply,
    )
  for (const visit of visits) await at(visit).reopen('1', 'a@example.test')
  const open = await Promise.all(visits.map((visit) => at(visit).read('1', 'browser')))
  expect(open.map((draft) => draft !== undefined)).toEqual([false, ...Array(10).fill(true)])
})

test('a submitted draft cannot be updated', async () => {
  const { drafts } = setUp({ state: 'sent' })
  await expect(drafts.update('1', 'browser', (draft) => draft)).rejects.toThrow('already-sent')
})
