import { operation } from '@gatehouse/contracts/operation'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Type } from 'typebox'
import { pathOf } from './url.ts'

const base = new URL('https://upstream.test/base/')
const listNotifications = operation({
  name: 'listNotifications',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:userId/Notifications/:status?',
  params: { userId: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }), status: Type.String() },
  as: 'caller',
})

test('fills parameters in below the base', () => {
  expect(pathOf(base, listNotifications, { userId: '71001', status: 'New' })).toBe(
    '/base/Api/User/71001/Notifications/New',
  )
  expect(pathOf(base, listNotifications, { userId: '71001' })).toBe(
    '/base/Api/User/71001/Notifications',
  )
})

test('no value can climb out of its place', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '.', '../..', '%2e%2e', 'a/b', 'a\\b', 'a?b', 'a#b', '\0', 'a;b', '//x'),
  )
  fc.assert(
    fc.property(anything, anything, (userId, status) => {
      let path: string
      try {
        path = pathOf(base, listNotifications, { userId, status })
      } catch (fault) {
        expect(fault).toBeInstanceOf(TypeError)
        return
      }
      const resolved = new URL(path, base)
      expect(resolved.host).toBe('upstream.test')
      expect(resolved.pathname).toBe(path)
      expect(path).toMatch(/^\/base\/Api\/User\/[A-Za-z0-9-]{1,40}\/Notifications\/[^/?#]+$/)
    }),
    { numRuns: 10_000 },
  )
})
