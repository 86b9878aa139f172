import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { deleteSecrets, getSecrets, rekeySecrets, setSecrets } from './session-secrets.ts'

const sessionOf = (sessionId: string, secrets: Record<string, string> = {}) =>
  ({ sessionId, secrets }) as FastifyRequest['session']

test('secrets of an area are replaced and deleted, those of others stay', () => {
  const session = sessionOf('one')
  setSecrets(session, 'account', { question: 'first' })
  setSecrets(session, 'sign-in', { passcode: 'sent' })
  setSecrets(session, 'account', { question: 'second' })
  expect(getSecrets(session, 'account')).toEqual({ question: 'second' })
  deleteSecrets(session, 'account')
  expect(getSecrets(session, 'account')).toBeUndefined()
  expect(getSecrets(session, 'sign-in')).toEqual({ passcode: 'sent' })
})

test('secrets are read under the id of their session alone, also after a move', () => {
  const session = sessionOf('one')
  setSecrets(session, 'account', { question: 'first' })
  expect(JSON.stringify(session.secrets)).not.toContain('first')
  const moved = sessionOf('two', rekeySecrets(session.secrets, 'one', 'two'))
  expect(getSecrets(moved, 'account')).toEqual({ question: 'first' })
  expect(getSecrets(sessionOf('two', session.secrets), 'account')).toBeUndefined()
})
