import { setTimeout as wait } from 'node:timers/promises'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { createCookies } from '../../session/cookies.ts'
import { createHmacNames } from '../../session/hmac.ts'
import { createDrafts } from '../../store/encrypted-drafts.ts'
import { createKeyValueStore } from '../../store/key-value-store.ts'
import { draftJob } from '../../testing/draft-job.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { applicationDrafts } from './application-drafts.ts'
import { createDraft, versionOf } from './draft.ts'
import { submitOnce } from './submit-once.ts'

const jobId = '1001'
const owner = 'browser'

async function setUp(create: () => Promise<unknown> = async () => ({})) {
  const { application } = createCookies({ PUBLIC_ORIGIN: 'http://portal.test', HOST_ORIGINS: [] })
  const hmac = createHmacNames('secret')
  const draftsOf = createDrafts(createKeyValueStore(undefined), hmac, application, 3600)
  const request = { cookies: {}, headers: {}, session: {} } as unknown as FastifyRequest
  const reply = { setCookie: () => undefined } as unknown as FastifyReply
  const drafts = applicationDrafts(draftsOf, request, reply)
  const draft = createDraft({ ...draftJob, applicantType: 'new' })
  await drafts.create(jobId, draft)
  const version = versionOf(draft)
  let created = 0
  const submit = (isPrepared = Promise.resolve()) =>
    submitOnce(
      {
        record: () => undefined,
        request: { headers: { [idempotencyHeader]: draft.key } },
      } as unknown as RequestContext,
      drafts,
      {
        jobId,
        owner,
        version,
        prepare: async () => {
          await isPrepared
          const countAndCreate = () => {
            created++
            return create()
          }
          return { thanks: false, exists: false, create: countAndCreate }
        },
      },
    )
  const read = () => drafts.read(jobId, owner)
  const change = () => drafts.update(jobId, owner, (open) => ({ ...open, version: 'another' }))
  return { submit, read, change, created: () => created }
}

test('a submission while another creates the application is outcome-unknown', async () => {
  const { promise: other, resolve: settleOther } = Promise.withResolvers<unknown>()
  const { submit, read, created } = await setUp(async () => {
    if (created() === 1) settleOther(await submit().catch((error) => error))
  })
  expect(await submit()).toEqual({ thanks: false })
  expect(await other).toMatchObject({ code: 'outcome-unknown' })
  expect(created()).toBe(1)
  expect((await read())?.state).toBe('sent')
})

test('concurrent submissions create one application', async () => {
  const { submit, created } = await setUp(() => wait(100))
  await Promise.allSettled([submit(), submit(), submit()])
  expect(created()).toBe(1)
})

test('claims the draft before the application is created', async () => {
  let claimed: unknown
  const stored = await setUp(async () => {
    claimed = (await stored.read())?.submittingSince
  })
  await stored.submit()
  expect(claimed).toEqual(expect.any(Number))
})

test('a submission whose key has changed meanwhile creates nothing', async () => {
  const refused = new UpstreamError(candidate.createCandidate, 'refused', { status: 422 })
  const { submit, created } = await setUp(() => Promise.reject(refused))
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = submit(promise)
  await expect(submit()).rejects.toMatchObject({ code: 'application-refused' })
  resolve()
  await expect(late).rejects.toMatchObject({ code: 'outcome-unknown' })
  expect(created()).toBe(1)
})

test('an application that never reached the upstream leaves the draft as it was', async () => {
  const unsent = new UpstreamError(candidate.createCandidate, 'circuit-open')
  const { submit, read } = await setUp(() => Promise.reject(unsent))
  const before = await read()
  await expect(submit()).rejects.toMatchObject({ code: 'upstream-unreachable' })
  expect(await read()).toEqual(before)
})

test('a submission of a draft that was saved meanwhile creates nothing', async () => {
  const { submit, change, created } = await setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = submit(promise)
  await change()
  resolve()
  await expect(late).rejects.toMatchObject({ code: 'draft-changed' })
  await expect(submit()).rejects.toMatchObject({ code: 'draft-changed' })
  expect(created()).toBe(0)
})
