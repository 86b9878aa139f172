import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyCaller } from './caller.ts'
import { endSession, replaceSession, rotateSession } from './session.ts'
import { getSecrets, setSecrets } from './session-secrets.ts'
import type { Sessions } from './session-store.ts'

const maria = { userId: 'maria' } as CompanyCaller
const dana = { userId: 'dana' } as CompanyCaller

const move = jest.fn<Sessions['move']>()
const reload = jest.fn<FastifyRequest['session']['reload']>()
const regenerate = jest.fn<FastifyRequest['session']['regenerate']>()

/** Of a stored session of Maria's. */
const requestWith = (session: object = {}, more: object = {}) =>
  ({
    session: {
      sessionId: 'old',
      stored: true,
      caller: maria,
      cookie: { secure: false },
      regenerate,
      reload,
      isModified: () => false,
      ...session,
    },
    sessionStore: { move },
    protocol: 'http',
    ...more,
  }) as unknown as FastifyRequest

beforeEach(() => {
  move.mockReset().mockResolvedValue(true)
  regenerate.mockReset().mockResolvedValue(undefined as never)
})

const newId = expect.stringMatching(/^[\w-]{43}$/)

describe('a session under a new id', () => {
  test('is in the list of its user after a rotation', async () => {
    await rotateSession(requestWith())
    expect(move.mock.calls).toEqual([['old', newId, 'maria']])
  })

  test('is in the list of the user that it is given', async () => {
    expect(await replaceSession(requestWith(), { caller: dana })).toBe(true)
    expect(move.mock.calls).toEqual([['old', newId, 'dana']])
    // Stored: saved only while it exists.
    expect(regenerate.mock.calls).toEqual([[['caller', 'stored']]])
  })

  test('is in no list without a user, whose ever it was', async () => {
    expect(await replaceSession(requestWith())).toBe(true)
    expect(move.mock.calls).toEqual([['old', newId, undefined]])
  })

  test('is not made of one that was ended meanwhile', async () => {
    move.mockResolvedValue(false)
    expect(await replaceSession(requestWith())).toBe(false)
    await expect(rotateSession(requestWith())).rejects.toThrow('not-signed-in')
    expect(regenerate).not.toHaveBeenCalled()
    // Without a user there is nothing to lose.
    await rotateSession(requestWith({ caller: undefined }))
    expect(regenerate).toHaveBeenCalledTimes(1)
  })

  test('is made of one that was not stored, without a move', async () => {
    expect(await replaceSession(requestWith({ stored: undefined }))).toBe(true)
    expect(move).not.toHaveBeenCalled()
    expect(regenerate.mock.calls).toEqual([[[]]])
  })

  test('keeps its secrets', async () => {
    const request = requestWith()
    const { session } = request
    setSecrets(session, 'account', { pin: '1234' })
    regenerate.mockImplementation(async () => void Object.assign(session, { sessionId: 'new' }))
    await rotateSession(request)
    expect(getSecrets(session, 'account')).toEqual({ pin: '1234' })
  })

  test('needs https where its cookie does', async () => {
    const request = requestWith({ cookie: { secure: true } })
    await expect(replaceSession(request)).rejects.toThrow('X-Forwarded-Proto')
    const forwarded = requestWith({ cookie: { secure: true } }, { protocol: 'https' })
    expect(await replaceSession(forwarded)).toBe(true)
  })
})

test('a sign-out ends the session of its user, and clears the cookie', async () => {
  const end = jest.fn<Sessions['end']>().mockResolvedValue()
  const destroy = jest.fn(async () => undefined)
  const request = requestWith({ destroy }, { sessionCookie: 'old', sessionStore: { end } })
  const clearSessionCookie = jest.fn()
  await endSession(request, { clearSessionCookie } as unknown as FastifyReply)
  expect(end.mock.calls).toEqual([['old', 'maria']])
  expect(clearSessionCookie).toHaveBeenCalled()
})
