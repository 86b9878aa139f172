import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

const maria = { xxUserID: 'P710019', xxUserType: 'iA' }
const issueKey = (loginId = 'maria.santos') => fakes.world.payroll.signIns.issueKey(loginId)

const signIn = (fields: Record<string, string>, page = 'paychecks') =>
  fetch(`${fakes.payrollUrl}/sign-in?page=${page}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

const show = async (path: string, cookie: string) =>
  (await fetch(fakes.payrollUrl + path, { headers: { cookie } })).text()

test('signs in with the key of the user, and out', async () => {
  const response = await signIn({ ...maria, xxUserKey: issueKey() })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/paychecks'])
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? []
  expect(await show('/paychecks', cookie)).toContain('Maria Santos')
  await show('/logout', cookie)
  expect(await show('/paychecks', cookie)).toContain('Your payroll session has ended')
})

test.each([
  ['time-entry', 'Time Entry'],
  ['iht-time-entry', 'IHT Time Entry'],
  ['time-reporting', 'Reported Time'],
  ['california-waiver', 'California Waiver'],
  ['ess-careers', 'ESS Careers'],
  ['compensation-history', 'Compensation History'],
  ['w4-information', 'W-4 Tax Information'],
  ['w2-forms', 'View W-2/W-2c Forms'],
])('a sign-in leads to the page %s', async (page, title) => {
  const response = await signIn({ ...maria, xxUserKey: issueKey() }, page)
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? []
  expect(await show(response.headers.get('location') ?? '', cookie)).toContain(title)
})

test('a key is valid once, for a minute, for its user', async () => {
  const xxUserKey = issueKey()
  expect((await signIn({ ...maria, xxUserKey })).status).toBe(303)
  expect((await signIn({ ...maria, xxUserKey })).status).toBe(403)
  const old = issueKey()
  fakes.world.clock.advance(61)
  expect((await signIn({ ...maria, xxUserKey: old })).status).toBe(403)
  expect((await signIn({ ...maria, xxUserKey: issueKey('kai.mori') })).status).toBe(403)
})

test.each([
  [{ xxUserID: 'P1' }, 'paychecks'],
  [{ xxUserType: 'xx' }, 'paychecks'],
  [{ xxUserKey: 'x' }, 'paychecks'],
  [{}, 'salaries'],
])('refuses %j for the page %s', async (wrong, page) => {
  const fields = { ...maria, xxUserKey: issueKey(), ...wrong }
  expect((await signIn(fields, page)).status).toBe(403)
})
