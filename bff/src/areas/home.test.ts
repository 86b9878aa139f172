import type { PartialResult } from '@gatehouse/contracts/partial-result'
import { readHome } from '@gatehouse/contracts/portal/home'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0', BREAKER_FAILURES: '1000' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const homeOf = async (login: string) => (await (await stack.signIn(login)).call(readHome)).reply

const available = <T>(value: T): PartialResult<T> => ({ state: 'available', value })

function replyWith(operation: string, body: unknown) {
  stack.fakes.world.faults.add({ operation, kind: 'reply', text: JSON.stringify(body) })
}

const inDays = (days: number) =>
  new Date(Date.now() - 10 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

test('gathers what there is to do', async () => {
  expect(await homeOf('maria.santos')).toEqual({
    unsigned: available({ count: 1, expiresOn: '2036-12-31' }),
    expiringCertifications: available([]),
    lacksAddress: available(false),
    lacksDeposit: available(false),
    assignment: available({
      company: expect.any(String),
      jobTitle: 'Forklift Operator',
      startDate: expect.any(String),
      endDate: '2099-01-31',
      isPast: false,
    }),
  })
  expect(await homeOf('chris.lee')).toMatchObject({
    unsigned: available({ count: 0, expiresOn: null }),
    lacksAddress: available(true),
    lacksDeposit: available(true),
  })
})

test.each(['noor.haddad', 'dana.wolf', 'ola.berg'])(
  'leaves out what does not apply to %s',
  async (login) => {
    const { expiringCertifications, lacksDeposit } = await homeOf(login)
    expect([expiringCertifications, lacksDeposit]).toEqual([available([]), available(false)])
  },
)

test.each([
  { expires: [-61, 61], first: [] },
  { expires: [-61, -60, 0], first: [{ days: -60, isExpired: true }] },
  { expires: [60, 0, -1], first: [{ days: -1, isExpired: true }] },
  { expires: [60, 0], first: [{ days: 0, isExpired: false }] },
  { expires: [61, 60], first: [{ days: 60, isExpired: false }] },
])('names the first certification to expire soon or lately: $expires', async (given) => {
  replyWith('readCandidate', {
    FirstName: 'Maria',
    EmailAddress: 'maria.santos@example.test',
    Certifications: [
      ...given.expires.map((days) => ({ Name: `CPR ${days}`, ExpirationDate: inDays(days) })),
      { Name: 'Never', ExpirationDate: null },
      { Name: '', ExpirationDate: inDays(-1) },
    ],
  })
  const { expiringCertifications } = await homeOf('maria.santos')
  expect(expiringCertifications).toEqual(
    available(
      given.first.map(({ days, isExpired }) => ({
        name: `CPR ${days}`,
        expiresOn: inDays(days),
        isExpired,
      })),
    ),
  )
})

test.each([
  ['CPR', inDays(10), 'cpr ', inDays(700), false],
  ['Forklift', inDays(20), 'Forklift', null, false],
  ['Welding', inDays(25), 'Welding', ' ', false],
  ['Crane', inDays(26), 'Crane', '12/31/9999', false],
  ['First Aid', inDays(30), 'First Aid', inDays(-30), true],
  ['Rigging', inDays(40), 'Rigging', '0000-00-00', true],
  ['Scaffold', inDays(50), 'Scaffold', 'renewed', true],
])('%s until %s, beside %s until %s, is named: %s', async (name, until, ...other) => {
  const [otherName, otherUntil, isNamed] = other
  replyWith('readCandidate', {
    FirstName: 'Maria',
    EmailAddress: 'maria.santos@example.test',
    Certifications: [
      { Name: name, ExpirationDate: until },
      { Name: otherName, ExpirationDate: otherUntil },
    ],
  })
  const { expiringCertifications } = await homeOf('maria.santos')
  const named = { name, expiresOn: until, isExpired: false }
  expect(expiringCertifications).toEqual(available(isNamed ? [named] : []))
})

test.each([
  { starts: [-10, 5], expected: -10 },
  { starts: [-10, 0], expected: 0 },
  { starts: [5, 20], expected: 5 },
  { starts: [-30, -10], expected: -10 },
])('shows the current assignment, else the next one: $starts', async ({ starts, expected }) => {
  replyWith(
    'getAssignments',
    starts.map((days) => ({ companyName: 'Harbor', jobTitle: 'Packer', startDate: inDays(days) })),
  )
  const { assignment } = await homeOf('maria.santos')
  expect(assignment).toMatchObject(available({ startDate: inDays(expected) }))
})

test('counts the documents to be signed, and tells the first day on which one expires', async () => {
  replyWith('getElectronicDocuments', {
    DocumentList: [
      { Name: 'Never' },
      { Name: 'Later', ExpirationDate: inDays(9) },
      { Name: 'Sooner', ExpirationDate: inDays(3) },
      { Name: 'Signed', SignedDate: inDays(-3), ExpirationDate: inDays(1) },
    ],
  })
  const { unsigned } = await homeOf('maria.santos')
  expect(unsigned).toEqual(available({ count: 3, expiresOn: inDays(3) }))
})

test('has no assignment after the last one', async () => {
  replyWith('getAssignments', [{ companyName: 'Harbor', jobTitle: 'Packer', endDate: inDays(-1) }])
  expect((await homeOf('maria.santos')).assignment).toEqual(available(null))
})

test('deposits that payroll refuses to show are not said to be missing', async () => {
  stack.fakes.world.faults.add({ operation: 'readDirectDeposits', kind: 'status', status: 400 })
  expect((await homeOf('maria.santos')).lacksDeposit).toEqual(available(false))
})

test.each(['address', 'city', 'postalCode', 'apartmentOrBuildingNumber'])(
  'tells whether the address lacks its %s',
  async (blank) => {
    const address = {
      address: '1 Elm',
      city: 'Austin',
      stateProvince: 'TX',
      postalCode: '78701',
      apartmentOrBuildingNumber: '2',
      [blank]: '',
    }
    replyWith('readPersonalInformation', { firstName: 'Maria', ...address })
    const { lacksAddress } = await homeOf('maria.santos')
    expect(lacksAddress).toEqual(available(blank !== 'apartmentOrBuildingNumber'))
  },
)

test.each([
  ['getElectronicDocuments', 'unsigned'],
  ['readCandidate', 'expiringCertifications'],
  ['readPersonalInformation', 'lacksAddress'],
  ['readDirectDeposits', 'lacksDeposit'],
  ['getAssignments', 'assignment'],
])('a failure of %s leaves the other parts', async (operation, failed) => {
  stack.fakes.world.faults.add({ operation, kind: 'status', status: 500, times: 2 })
  const home = await homeOf('maria.santos')
  for (const [name, { state }] of Object.entries(home))
    expect([name, state]).toEqual([name, name === failed ? 'unavailable' : 'available'])
})
