import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { getResetHandle, storeResetHandle } from './reset-handle.ts'

function requestWith(more: object) {
  const session = { cookie: {}, sessionId: 'a session', regenerate: async () => {}, ...more }
  return { session, protocol: 'http' } as unknown as FastifyRequest
}

test('an opened reset ends neither with a pending sign-in nor before the session of a caller', async () => {
  const [pending, signedIn] = [
    requestWith({ endsAt: 5 }),
    requestWith({ endsAt: 5, caller: { userId: '71001' } }),
  ]
  for (const request of [pending, signedIn]) {
    await storeResetHandle(request, { token: 'open-token' })
    expect(getResetHandle(request)).toEqual({ token: 'open-token' })
  }
  expect([pending.session.endsAt, signedIn.session.endsAt]).toEqual([undefined, 5])
})
