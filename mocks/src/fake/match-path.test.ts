import { expect, test } from '@jest/globals'
import { compilePath } from './match-path.ts'

const match = compilePath('/Api/User/:userId/Notifications/:status?')

test('decodes parameters, the last one optional', () => {
  expect(match('/Api/User/71001/Notifications/N')).toEqual({ userId: '71001', status: 'N' })
  expect(match('/Api/User/a%2Fb/Notifications')).toEqual({ userId: 'a/b' })
  expect(match('/Api/User/%zz/Notifications')).toEqual({ userId: '%zz' })
})

test.each([
  '/api/User/71001/Notifications',
  '/Api/User/71001/notifications',
  '/Api/User//Notifications',
  '/Api/User/71001/Notifications/',
  '/Api/User/71001/Notifications/N/more',
  '/x/Api/User/71001/Notifications',
])('does not match %s', (path) => {
  expect(match(path)).toBeUndefined()
})

test('matches a dot literally', () => {
  expect(compilePath('/a.b')('/aXb')).toBeUndefined()
})
