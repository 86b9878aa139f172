import { afterEach, expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { findPendingPassword, startPendingPassword } from './pending-password.ts'
import {
  endPendingSignIn,
  findPendingSignIn,
  startPendingSignIn,
  storePendingSignIn,
  toPasscodeStep,
} from './pending-sign-in.ts'

afterEach(restoreClock)

const password = 'Gatehouse1!'
const signIn = {
  identity: 'maria.santos',
  password,
  loginId: 'maria.santos',
  options: [],
  destination: null,
}
const waits = {
  'a passcode': (request: FastifyRequest) => startPendingSignIn(request, signIn),
  'a new password': (request: FastifyRequest) =>
    startPendingPassword(request, { loginReply: {}, accounts: ['maria.santos'], password }),
}

test.each(Object.entries(waits))(
  'a sign-in that waits for %s ends after ten minutes, its password encrypted',
  async (_what, start) => {
    const session = { cookie: {}, sessionId: 'a session', regenerate: async () => {} }
    const request = { session, protocol: 'http' } as unknown as FastifyRequest
    const before = Date.now()
    await start(request)
    expect(findPendingSignIn(request) ?? findPendingPassword(request)).toMatchObject({ password })
    expect(JSON.stringify(request.session)).not.toContain(password)
    const minutes = ((request.session.endsAt ?? 0) - before) / 60_000
    expect(Math.floor(minutes)).toBe(10)
  },
)

const destination = { channel: 'email', maskedAddress: null } as const

test.each([
  [{ startedAt: 10 }, 20],
  [{ startedAt: 90, sentAt: 10 }, 20],
  [{ startedAt: 40 }, 0],
  [{ startedAt: 90, sentAt: 10, resendsExhausted: true }, null],
])('of times in seconds ago %j the rest of a pause of 30 is %j', (ago, resendAfter) => {
  const { startedAt, sentAt, ...more } = { sentAt: undefined, ...ago }
  const at = (seconds: number) => Date.now() - seconds * 1000
  const times = { startedAt: at(startedAt), ...(sentAt !== undefined && { sentAt: at(sentAt) }) }
  const pending = { ...signIn, id: '1', destination, ...times, ...more }
  expect(toPasscodeStep(pending, 30).delivery).toEqual({ ...destination, resendAfter })
})

test('a passcode sent again prolongs no sign-in', async () => {
  const session = { cookie: {}, sessionId: 'a session', regenerate: async () => {} }
  const request = { session, protocol: 'http' } as unknown as FastifyRequest
  const pending = await startPendingSignIn(request, signIn)
  advanceClock(9 * 60)
  storePendingSignIn(request, { ...pending, sentAt: Date.now() })
  expect(findPendingSignIn(request)).toBeDefined()
  advanceClock(60)
  expect(findPendingSignIn(request)).toBeUndefined()
})

test('a sign-in that another tab cancelled cannot be completed', async () => {
  const session: Record<string, unknown> = {
    cookie: {},
    sessionId: 'a session',
    regenerate: async () => {},
    reload: async () => void delete session.secrets,
  }
  const request = { session, protocol: 'http' } as unknown as FastifyRequest
  await startPendingSignIn(request, signIn)
  await expect(endPendingSignIn(request)).rejects.toThrow('sign-in-expired')
})
