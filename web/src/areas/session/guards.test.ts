import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { expect, test } from '@jest/globals'
import { matchPath } from 'react-router'
import { settings } from '../../portal/settings.ts'
import { setCached } from '../../portal/use-read.ts'
import { defaultAttributes, person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'
import {
  blockedOnly,
  companyOnly,
  noPayrollOnly,
  payrollOnly,
  signedInOnly,
  visitorsOnly,
  workersSearch,
} from './guards.ts'

const maria: SessionView = sessionOf(person())
const sessions = {
  visitor: visitorSession,
  maria,
  blocked: { ...visitorSession, signInFailure: 'blocked' },
  inactive: { ...visitorSession, signInFailure: 'account-inactive' },
  gated: { ...maria, gates: ['preference'] },
  withoutCompany: { ...maria, person: person({ company: null }) },
  withoutPayroll: {
    ...maria,
    person: person({ attributes: { ...defaultAttributes, hasPayrollId: false } }),
  },
} satisfies Record<string, SessionView>

const guards = {
  visitorsOnly,
  blockedOnly,
  signedInOnly,
  workersSearch,
  companyOnly,
  payrollOnly,
  noPayrollOnly,
}

const redirected = '/?to=%2Faccount%2Fdevices%3Fa%3D1'
const cases: [keyof typeof guards, keyof typeof sessions, string, string | undefined][] = [
  ['visitorsOnly', 'visitor', '/', undefined],
  ['visitorsOnly', 'inactive', '/', undefined],
  ['visitorsOnly', 'blocked', '/', '/unauthorized'],
  ['visitorsOnly', 'maria', '/', '/announcements'],
  ['visitorsOnly', 'maria', redirected, '/account/devices?a=1'],
  ['visitorsOnly', 'gated', redirected, '/account?to=%2Faccount%2Fdevices%3Fa%3D1'],
  ['blockedOnly', 'blocked', '/unauthorized', undefined],
  ['blockedOnly', 'inactive', '/unauthorized', '/'],
  ['blockedOnly', 'visitor', '/unauthorized', '/'],
  ['blockedOnly', 'maria', '/unauthorized', '/'],
  ['signedInOnly', 'maria', '/account/devices?a=1', undefined],
  ['signedInOnly', 'visitor', '/account/devices?a=1', redirected],
  ['signedInOnly', 'visitor', '/', '/'],
  ['signedInOnly', 'visitor', '/account?mode=internal', '/search-jobs?mode=internal'],
  ['workersSearch', 'maria', '/search?keyword=cook', undefined],
  ['workersSearch', 'visitor', '/search?keyword=cook', '/search-jobs?keyword=cook'],
  ['workersSearch', 'visitor', '/search/1001?brandId=xpo', '/search-jobs/1001?brandId=xpo'],
  ['workersSearch', 'visitor', '/Search/1001', '/search-jobs/1001'],
  ['companyOnly', 'maria', '/info/profile?a=1', undefined],
  ['companyOnly', 'visitor', '/info/profile?a=1', undefined],
  ['companyOnly', 'withoutCompany', '/info/profile?a=1', '/companies?to=%2Finfo%2Fprofile%3Fa%3D1'],
  ['payrollOnly', 'maria', '/timesheets/reporting', undefined],
  ['payrollOnly', 'visitor', '/timesheets/reporting', undefined],
  ['payrollOnly', 'withoutPayroll', '/timesheets/reporting', '/timesheets/no-peoplesoft'],
  ['noPayrollOnly', 'withoutPayroll', '/timesheets/no-peoplesoft', undefined],
  ['noPayrollOnly', 'visitor', '/timesheets/no-peoplesoft', undefined],
  ['noPayrollOnly', 'maria', '/timesheets/no-peoplesoft', '/announcements'],
]

test('with SIGN_IN=legacy a signed-in user goes to the announcements too', async () => {
  settings.signIn = 'legacy'
  await setCached(readSession, {}, maria)
  const request = new Request(new URL('/', location.origin))
  const thrown = await visitorsOnly({ request }).catch((redirection: Response) => redirection)
  expect(thrown?.headers.get('location')).toBe('/announcements')
  delete (settings as Partial<typeof settings>).signIn
})

test.each(cases)('%s leads %s from %s to %s', async (guard, session, address, target) => {
  await setCached(readSession, {}, sessions[session])
  const request = new Request(new URL(address, location.origin))
  const { params = {} } = matchPath('/:page/:id', new URL(request.url).pathname) ?? {}
  const redirection = await guards[guard]({ request, params }).then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location') ?? '',
  )
  expect(redirection).toBe(target)
})
