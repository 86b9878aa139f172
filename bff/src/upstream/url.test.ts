import { operation } from '@gatehouse/contracts/operation'
import { expect, test } from '@jest/globals'
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

test('fills parameters below the base', () => {
  expect(pathOf(base, listNotifications, { userId: '71001', status: 'New' })).toBe(
    '/base/Api/User/71001/Notifications/New',
  )
  expect(pathOf(base, listNotifications, { userId: 71001 })).toBe(
    '/base/Api/User/71001/Notifications',
  )
})

test('rejects values that do not match their pattern, without quoting them', () => {
  for (const userId of ['.', '..', '', 'a/b', '7 1'])
    expect(() => pathOf(base, listNotifications, { userId })).toThrow(
      'Parameter userId of listNotifications does not match its pattern',
    )
  // Its pattern allows any text.
  for (const status of ['.', '..', ''])
    expect(() => pathOf(base, listNotifications, { userId: 71001, status })).toThrow(
      'Parameter status of listNotifications does not match its pattern',
    )
})
