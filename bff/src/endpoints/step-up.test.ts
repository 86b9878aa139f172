import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import { createKeyValueStore, type KeyValueStore } from '../store/key-value-store.ts'
import { createStepUps, type StepUps } from './step-up.ts'

const minute = 60_000
const start = 1_000_000_000
const content = { email: 'new@example.test' }

let store: KeyValueStore
let stepUps: StepUps
/** Seconds for which each value was stored. */
let lives: number[]

beforeEach(() => {
  const memory = createKeyValueStore(undefined)
  lives = []
  store = {
    ...memory,
    set(key, value, seconds) {
      lives.push(seconds)
      return memory.set(key, value, seconds)
    },
    setIfAbsent(key, value, seconds) {
      lives.push(seconds)
      return memory.setIfAbsent(key, value, seconds)
    },
  }
  stepUps = createStepUps(store, {})
  jest.spyOn(Date, 'now').mockReturnValue(start)
})
afterEach(() => void jest.restoreAllMocks())

const later = (ms: number) => void jest.spyOn(Date, 'now').mockReturnValue(start + ms)

const requestTo = (url: string, sessionId = 'one') =>
  ({ url, session: { sessionId } }) as unknown as FastifyRequest
const request = requestTo('/api/account/email')

const claim = (of = request, what: unknown = content) =>
  stepUps.claim(of, 'change-email', what).catch((error: ProblemError) => error.code)

async function grant(jwt?: string) {
  await claim()
  await stepUps.grant(request, await stepUps.pending(request), jwt)
}

async function grantAndClaim() {
  await grant()
  return stepUps.claim(request, 'change-email', content)
}

test('is pending and granted for ten minutes', async () => {
  await grant('jwt')
  expect(lives).toEqual([600, 600])
  await expect(stepUps.pending(request)).rejects.toThrow('step-up-expired')
  expect(await claim()).toMatchObject({
    granted: { proof: { jwt: 'jwt' }, until: start + 10 * minute },
  })
})

test('counts for its content, address and purpose alone', async () => {
  await grant()
  expect(await claim(requestTo('/api/account/email?x'))).toBe('step-up-required')
  await grant()
  expect(await claim(request, { email: 'other@example.test' })).toBe('step-up-required')
  await grant()
  await expect(stepUps.claim(request, 'change-password', content)).rejects.toThrow(
    'step-up-required',
  )
  await grant()
  expect(await claim()).toMatchObject({ purpose: 'change-email' })
})

test('a repeated request keeps the passcode that was sent for it', async () => {
  await claim()
  const pending = await stepUps.pending(request)
  await stepUps.markSent(request, pending)
  await claim()
  expect(await stepUps.pending(request)).toEqual({ ...pending, passcodeSent: true })
  await claim(request, { email: 'other@example.test' })
  expect(await stepUps.pending(request)).not.toHaveProperty('passcodeSent')
})

test('given back, it ends when it would have ended', async () => {
  const claimed = await grantAndClaim()
  later(4 * minute)
  await stepUps.restore(request, claimed)
  expect(lives.at(-1)).toBe(360)
  expect(await claim()).toEqual(claimed)
})

test('is not given back after its ten minutes', async () => {
  const claimed = await grantAndClaim()
  later(10 * minute)
  await stepUps.restore(request, claimed)
  expect(await claim()).toBe('step-up-required')
})

test('given back, it replaces none that was begun meanwhile', async () => {
  const claimed = await grantAndClaim()
  await claim(request, { email: 'other@example.test' })
  const { content: begun } = await stepUps.pending(request)
  await stepUps.restore(request, claimed)
  expect((await stepUps.pending(request)).content).toBe(begun)
})

test('is of one session, whose store must be readable', async () => {
  await claim()
  const other = requestTo(request.url, 'two')
  await expect(stepUps.pending(other)).rejects.toThrow('step-up-expired')
  await claim(other)
  expect((await stepUps.pending(request)).purpose).toBe('change-email')
  const unavailable = { ...request, session: { unavailable: true } } as unknown as FastifyRequest
  await expect(stepUps.pending(unavailable)).rejects.toThrow('session-unavailable')
})

const expiredReset = {
  'reset-password': () => {
    throw new ProblemError('reset-expired')
  },
}

test('a precondition comes before the passcode', async () => {
  const checked = createStepUps(store, expiredReset)
  await expect(checked.claim(request, 'reset-password', content)).rejects.toThrow('reset-expired')
  await expect(checked.pending(request)).rejects.toThrow('step-up-expired')
})

test('an exempt purpose needs no passcode, but its precondition, and leaves nothing behind', async () => {
  const exempt = createStepUps(store, {}, ['reset-password'])
  const claimed = await exempt.claim(request, 'reset-password', content)
  expect(claimed.granted.proof).toEqual({ jwt: undefined })
  await exempt.restore(request, claimed)
  expect(lives).toEqual([])
  await expect(exempt.claim(request, 'change-email', content)).rejects.toThrow('step-up-required')
  const strict = createStepUps(store, expiredReset, ['reset-password'])
  await expect(strict.claim(request, 'reset-password', content)).rejects.toThrow('reset-expired')
})
