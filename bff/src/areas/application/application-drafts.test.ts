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

test('a submitted draft cannot be updated', async () => {
  const { drafts } = setUp({ state: 'sent' })
  await expect(drafts.update('1', 'browser', (draft) => draft)).rejects.toThrow('already-sent')
})
