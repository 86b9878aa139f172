import { expect, test } from '@jest/globals'
import type { FastifyRequest, Session } from 'fastify'
import type { CompanyCaller } from '../session/caller.ts'
import { requireReadableSession, requireSignedIn } from './require-session.ts'

const caller = { userId: '71001' } as CompanyCaller
const requestWith = (session: Partial<Session>) => ({ session }) as FastifyRequest

test('a session without a caller is not signed in', () => {
  expect(() => requireSignedIn(requestWith({}))).toThrow('not-signed-in')
  expect(() => requireSignedIn(requestWith({ caller }))).not.toThrow()
})

test.each([{}, { caller }])('an unreadable session is unavailable: %j', (session) => {
  const request = requestWith({ ...session, unavailable: true })
  expect(() => requireSignedIn(request)).toThrow('session-unavailable')
  expect(() => requireReadableSession(request.session)).toThrow('session-unavailable')
})

test('a public endpoint needs a readable session, not a caller', () => {
  expect(() => requireReadableSession(requestWith({}).session)).not.toThrow()
})
