import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import type { Drafts } from '../../store/encrypted-drafts.ts'
import { type Draft, newDraft } from './draft.ts'
import { draftsOfJobs } from './drafts-of-job.ts'

const job = { brand: 'arna', postingId: '1', applicationBrand: 'A', audience: 'public' as const }
const request = { session: {} } as FastifyRequest

function kept(more: Partial<Draft>) {
  const draft = { ...newDraft({ ...job, who: 'new' }), ...more }
  const drafts: Drafts = {
    read: async () => draft,
    create: async () => {},
    update: async (_request, _about, change) => void change(draft),
    delete: async () => {},
  }
  return { draft, ofJobs: draftsOfJobs(drafts) }
}

test('a try whose gateway has died gets another key, the same for all who look', async () => {
  const { draft, ofJobs } = kept({ sendingSince: Date.now() - 61_000 })
  const first = await ofJobs.read(request, '1', 'anybody')
  expect(first).toMatchObject({ unsure: true, key: expect.stringMatching(/^[\w-]{16,64}$/) })
  expect(first?.key).not.toBe(draft.key)
  expect(await ofJobs.read(request, '1', 'anybody')).toEqual(first)
  const changed = await ofJobs.change(request, '1', 'anybody', (now) => now)
  expect(changed).toEqual(first)
})

test('a try under way keeps its key', async () => {
  const { draft, ofJobs } = kept({ sendingSince: Date.now() - 50_000 })
  expect(await ofJobs.read(request, '1', 'anybody')).toEqual(draft)
})

test('one that is sent cannot be changed any more', async () => {
  const { ofJobs } = kept({ state: 'sent' })
  await expect(ofJobs.change(request, '1', 'anybody', (now) => now)).rejects.toThrow(
    'draft-expired',
  )
})
