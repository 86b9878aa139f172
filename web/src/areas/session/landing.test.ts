import { localPath } from '@gatehouse/contracts/rules/local-path'
import { afterEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { settings } from '../../portal/settings.ts'
import { person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { landingPath, requestedPath, signInPath } from './landing.ts'

afterEach(() => {
  delete (settings as Partial<typeof settings>).signIn
})

const requested = (to: string) => requestedPath(`?${new URLSearchParams({ to })}`)

test.each([
  ['/account/devices', '/account/devices'],
  ['/search?q=a+b,c:d', '/search?q=a+b,c:d'],
  ['/search?q=josé maría', '/search?q=jos%C3%A9%20mar%C3%ADa'],
  ['/documents#signed', '/documents'],
])('for %s returns to %s', (to, path) => expect(requested(to)).toBe(path))

test.each([
  'https://elsewhere.test/',
  'javascript:x',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/%2e\\/elsewhere.test',
])('does not return to %s', (to) => expect(requested(to)).toBeUndefined())

test('returns undefined without `to`', () => expect(requestedPath('?reason=idle')).toBeUndefined())

test('the root needs no `to`', () => {
  expect(signInPath({ pathname: '/', search: '?reason=idle' })).toBe('/')
  expect(requestedPath(signInPath({ pathname: '/', search: '' }).slice(1))).toBeUndefined()
})

test('the gateway accepts every path that the sign-in page returns to', () => {
  const part = fc.string({ minLength: 1, maxLength: 8 }).map(encodeURIComponent)
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.string({ maxLength: 8 }), (parts, typed) => {
      const { pathname, search } = new URL(
        `/${parts.join('/')}?${new URLSearchParams({ typed })}`,
        window.location.origin,
      )
      fc.pre(pathname !== '/')
      const back = requestedPath(signInPath({ pathname, search }).slice(1))
      expect(back).toBe(pathname + search)
      expect(back).toMatch(localPath)
    }),
  )
})

test.each([
  ['passcode', [], undefined, '/announcements'],
  ['redirect', [], undefined, '/announcements'],
  ['legacy', [], undefined, '/search'],
  ['legacy', [], '/documents', '/documents'],
  ['passcode', ['preference'], undefined, '/account'],
  ['legacy', ['preference'], '/search?a=1', '/account?to=%2Fsearch%3Fa%3D1'],
  ['passcode', ['preference'], '/account?to=%2Fdocuments', '/account?to=%2Fdocuments'],
  ['passcode', ['preference'], '/account', '/account'],
  ['passcode', ['preference'], '/account/devices', '/account?to=%2Faccount%2Fdevices'],
  // It has a dialog of its own.
  ['passcode', ['california-notice'], '/documents', '/documents'],
] as const)(
  'with SIGN_IN=%s and the gates %j, a sign-in for %s leads to %s',
  (signIn, gates, to, path) => {
    settings.signIn = signIn
    expect(landingPath({ ...sessionOf(person()), gates: [...gates] }, to)).toBe(path)
  },
)
