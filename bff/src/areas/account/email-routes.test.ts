import { readEmail, updateEmail, updatePreference } from '@gatehouse/contracts/portal/account'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
const wanted = 'maria.new@example.test'
let stack: Stack
let visitor: Visitor

beforeEach(async () => {
  stack = await startStack({ RESEND_AFTER_SECONDS: '1', UPSTREAM_WRITE_MS: '1500' })
  visitor = stack.visitor()
  await visitor.signIn(maria)
})
afterEach(() => stack.close())

const shown = async (from = visitor) => (await from.call(readEmail)).reply.email
const update = (email = wanted, from = visitor) => from.call(updateEmail, { body: { email } })

async function updateWithPasscode(email = wanted, to = maria) {
  expect((await update(email)).problem.code).toBe('step-up-required')
  await visitor.call(sendStepUpPasscode)
  await visitor.call(checkStepUpPasscode, { body: { passcode: visitor.passcode(to) } })
  return update(email)
}

/** Another passcode, as soon as the pause is over. */
async function sendAnother() {
  for (;;) {
    const answer = await visitor.call(sendStepUpPasscode)
    if (answer.status !== 429) return answer
  }
}

test('the address that signing in told is shown', async () => {
  expect(await shown()).toBe(maria)
})

test('with a passcode for it the address is changed upstream, and shown from then on', async () => {
  const { status, reply } = await updateWithPasscode(` ${wanted} `)
  expect([status, reply]).toEqual([200, {}])
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    method: 'POST',
    path: '/User/EW/71001/Email',
    body: { email: wanted },
  })
  expect(await shown()).toBe(wanted)
  expect(stack.audit().slice(-2)).toMatchObject([
    { event: 'stepped-up', user: '71001', purpose: 'change-email' },
    { event: 'email-changed', user: '71001' },
  ])
  expect(JSON.stringify([stack.audit(), stack.log])).not.toContain('maria')
})

test('without a passcode nothing is changed', async () => {
  stack.fakes.world.calls.clear()
  expect((await update()).problem.code).toBe('step-up-required')
  expect(stack.operationsCalled()).toEqual([])
  expect(await shown()).toBe(maria)
})

test('another session shows what it was told when it began', async () => {
  const elsewhere = stack.visitor()
  await elsewhere.signIn(maria)
  await updateWithPasscode()
  expect([await shown(elsewhere), await shown()]).toEqual([maria, wanted])
})

test('mailed passcodes go to the new address, and are said to', async () => {
  await updateWithPasscode()
  await update('maria.third@example.test')
  const { reply } = await sendAnother()
  expect(reply.maskedAddress).toBe('m•••w@example.test')
  expect(stack.fakes.world.outbox.list(wanted)[0]?.code).toMatch(/^\d{6}$/)
})

test('texted passcodes go on as texts', async () => {
  const phone = '5125550100'
  await visitor.call(updatePreference, { body: { preference: 'sms', phone } })
  await updateWithPasscode(wanted, `+1${phone}`)
  await update('maria.third@example.test')
  expect((await sendAnother()).reply.channel).toBe('sms')
})

test('an address that the upstream refuses is not shown as changed', async () => {
  const { status, problem } = await updateWithPasscode('chris.lee@example.test')
  expect([status, problem.code]).toEqual([502, 'upstream-refused'])
  expect(await shown()).toBe(maria)
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 500 }] as const)(
  'after %o nobody knows whether it was changed',
  async (fault) => {
    stack.fakes.world.faults.add({ operation: 'saveEmail', times: 1, ...fault })
    expect((await updateWithPasscode()).problem.code).toBe('outcome-unknown')
    expect(stack.operationsCalled().filter((name) => name === 'saveEmail')).toHaveLength(1)
  },
)

test.each(['', 'E/W', null])(
  'with the entity %p nothing can be saved, and it is said',
  async (entity) => {
    Object.assign(stack.fakes.world.people.findByIdentity(maria) ?? {}, { entity })
    visitor = stack.visitor()
    await visitor.signIn(maria)
    expect((await updateWithPasscode()).status).toBeGreaterThanOrEqual(500)
    expect(stack.operationsCalled()).not.toContain('saveEmail')
    expect(await shown()).toBe(maria)
  },
)

test('who has no address on record is shown none', async () => {
  Object.assign(stack.fakes.world.people.findByIdentity(maria) ?? {}, { login: '' })
  visitor = stack.visitor()
  expect((await visitor.signIn('maria.santos', '')).status).toBe(200)
  expect(await shown()).toBeNull()
})
