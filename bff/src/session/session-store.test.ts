import { expect, test } from '@jest/globals'
import type { Session } from 'fastify'
import { dataOf } from './session-store.ts'

test("a session's data are without the fields of store and plugin", () => {
  const session = { cookie: { secure: true }, stored: true, endsAt: 7, [Symbol('id')]: 'x' }
  expect(dataOf(session as unknown as Session)).toEqual({ endsAt: 7 })
})
