import { findEmail } from '@gatehouse/contracts/portal/recovery'
import { afterEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack
afterEach(() => stack.close())

const start = async (settings: Record<string, string> = {}) => {
  stack = await startStack({ RECOVERY_SLOT_MS: '0', ...settings })
}
const find = (lastName: string, lastSix: string) =>
  stack.visitor().call(findEmail, { body: { lastName, lastSix } })

test('gives the address for the last name and the last six digits', async () => {
  await start()
  expect((await find(' santos ', '45-6789')).reply).toEqual({
    emailAddress: 'maria.santos@example.test',
  })
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    path: '/Api/User/FindEmailAddress',
    body: { LastName: 'santos', LastSix: '456789' },
  })
  expect(stack.audit()).toMatchObject([{ event: 'email-looked-up' }])
  expect(JSON.stringify([stack.audit(), stack.log])).not.toMatch(/santos|456789/i)
})

test('answers email-unknown or email-withheld by configuration', async () => {
  await start()
  expect((await find('Santos', '456780')).problem.code).toBe('email-withheld')
  await stack.close()
  await start({ RECOVERY_MESSAGES: 'explicit' })
  expect((await find('Santos', '456780')).problem.code).toBe('email-unknown')
})

test('a look-up without a match counts and is audited, with explicit messages too', async () => {
  await start({ RECOVERY_MESSAGES: 'explicit', LIMIT_LOOKUPS: '1' })
  expect((await find('Santos', '456780')).problem.code).toBe('email-unknown')
  expect(stack.audit()).toMatchObject([
    { event: 'recovery-refused', path: 'email', code: 'email-unknown' },
  ])
  expect((await find('Santos', '456789')).problem.code).toBe('rate-limited')
})

test.each([{ status: 404 }, { status: 400 }])(
  'treats an upstream reply of %o as not found',
  async (reply) => {
    await start()
    stack.fakes.world.faults.add({ operation: 'findEmailAddress', kind: 'status', ...reply })
    expect((await find('Santos', '456789')).problem.code).toBe('email-withheld')
  },
)

test('limits look-ups to five per hour and IP address, successful or not', async () => {
  await start()
  for (let i = 0; i < 5; i++) await find(`Santos${i}`, '456789')
  stack.fakes.world.calls.clear()
  const { status, problem } = await find('Santos', '456789')
  expect([status, problem.code]).toEqual([429, 'rate-limited'])
  expect(problem.retryAfter).toBeGreaterThan(59 * 60)
  expect(stack.operationsCalled()).toEqual([])
})

test('limits look-ups to ten per day and last name in any spelling', async () => {
  await start({ LIMIT_LOOKUPS: '100' })
  for (const name of ['Sántos', 'SANTOS', 'san tos', 'santos', 'Santos'])
    for (const lastSix of ['000000', '111111'])
      expect((await find(name, lastSix)).problem.code).toBe('email-withheld')
  const { status, problem } = await find('Santos', '456789')
  expect([status, problem.code]).toEqual([429, 'rate-limited'])
  expect(problem.retryAfter).toBeGreaterThan(23 * 3600)
  expect((await find('Lee', '971002')).status).toBe(200)
})

test('upstream failures give look-ups back to an address as often as attempts are allowed', async () => {
  await start({ LIMIT_LOOKUPS: '1', LIMIT_WRONG: '2', BREAKER_FAILURES: '100' })
  stack.fakes.world.faults.add({ operation: 'findEmailAddress', kind: 'status', status: 500 })
  const statuses = []
  for (const name of ['A', 'B', 'C', 'D']) statuses.push((await find(name, '456789')).status)
  expect(statuses).toEqual([502, 502, 502, 429])
})

test('does not count attempts that fail upstream', async () => {
  await start({ LIMIT_LOOKUPS: '1' })
  const fault = { operation: 'findEmailAddress', kind: 'status', status: 500, times: 1 } as const
  stack.fakes.world.faults.add(fault)
  expect((await find('Santos', '456789')).status).toBe(502)
  expect((await find('Santos', '456789')).status).toBe(200)
})
