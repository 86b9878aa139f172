import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import type { Drafts } from '../../store/encrypted-drafts.ts'
import { createApplicationDrafts } from './application-drafts.ts'
import { createDraft, type Draft } from './draft.ts'

const job = { brand: 'arna', postingId: '1', applicationBrand: 'A', audience: 'public' as const }
const request = { session: {} } as FastifyRequest

function kept(more: Partial<Draft>) {
  const draft = { ...createDraft({ ...job, applicantType: 'new' }), ...more }
  const drafts: Drafts = {
    read: async () => draft,
    create: async () => {},
    update: async (_request, _about, change) => void change(draft),
    delete: async () => {},
  }
  return { draft, applicationDrafts: createApplicationDrafts(drafts) }
}

test('a try whose gateway has died gets another key, the same for all who look', async () => {
  const { draft, applicationDrafts } = kept({ submittingSince: Date.now() - 61_000 })
  const first = await applicationDrafts.read(request, '1', 'browser')
  expect(first).toMatchObject({
    outcomeUnknown: true,
    key: expect.stringMatching(/^[\w-]{16,64}$/),
  })
  expect(first?.key).not.toBe(draft.key)
  expect(await applicationDrafts.read(request, '1', 'browser')).toEqual(first)
  const changed = await applicationDrafts.update(request, '1', 'browser', (now) => now)
  expect(changed).toEqual(first)
})

test('a try under way keeps its key', async () => {
  const { draft, applicationDrafts } = kept({ submittingSince: Date.now() - 50_000 })
  expect(await applicationDrafts.read(request, '1', 'browser')).toEqual(draft)
})

test('one that is sent cannot be changed any more', async () => {
  const { applicationDrafts } = kept({ state: 'sent' })
  await expect(applicationDrafts.update(request, '1', 'browser', (now) => now)).rejects.toThrow(
    'draft-expired',
  )
})
