import {
  readEmail,
  readSecurityQuestion,
  updateEmail,
  updatePreference,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
const wanted = 'maria.new@example.test'
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack({ LIMIT_RESENDS: '50', UPSTREAM_WRITE_MS: '1500' })
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  visitor = stack.visitor()
  await visitor.signIn(maria)
})

const shown = async (from = visitor) => (await from.call(readEmail)).reply.email
const update = (email = wanted, from = visitor) => from.call(updateEmail, { body: { email } })

const updateWithPasscode = (email = wanted, to = maria) =>
  visitor.callWithStepUp(updateEmail, { email }, to)

test('shows the address from the sign-in reply', async () => {
  expect(await shown()).toBe(maria)
})

test('changes the address upstream after a step-up, and shows it afterwards', async () => {
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

test('changes nothing without a passcode', async () => {
  stack.fakes.world.calls.clear()
  expect((await update()).problem.code).toBe('step-up-required')
  expect(stack.operationsCalled()).toEqual([])
  expect(await shown()).toBe(maria)
})

test('another session keeps showing the address of its own sign-in', async () => {
  const elsewhere = stack.visitor()
  await elsewhere.signIn(maria)
  await updateWithPasscode()
  expect([await shown(elsewhere), await shown()]).toEqual([maria, wanted])
})

test('a change of the address leaves the security question, and the other way round', async () => {
  const question = async () => (await visitor.call(readSecurityQuestion)).reply
  const before = await question()
  expect(before.hasAnswer).toBe(true)
  await updateWithPasscode()
  expect(await question()).toEqual(before)
  const body = { question: 'First pet?', answer: 'Rex' }
  await visitor.callWithStepUp(updateSecurityQuestion, body, wanted)
  expect([(await question()).question, await shown()]).toEqual(['First pet?', wanted])
})

test('mails passcodes to the new address and shows it as the destination', async () => {
  await updateWithPasscode()
  await update('maria.third@example.test')
  const { reply } = await visitor.call(sendStepUpPasscode)
  expect(reply.maskedAddress).toBe('m•••w@example.test')
  expect(stack.fakes.world.outbox.list(wanted)[0]?.code).toMatch(/^\d{6}$/)
})

test('keeps sending text passcodes as texts', async () => {
  const phone = '5125550100'
  await visitor.callWithStepUp(updatePreference, { preference: 'sms', phone }, maria)
  await updateWithPasscode(wanted, `+1${phone}`)
  await update('maria.third@example.test')
  expect((await visitor.call(sendStepUpPasscode)).reply.channel).toBe('sms')
})

test('keeps showing the old address when the upstream refuses the new one', async () => {
  const { status, problem } = await updateWithPasscode('chris.lee@example.test')
  expect([status, problem.code]).toEqual([502, 'upstream-refused'])
  expect(await shown()).toBe(maria)
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 500 }] as const)(
  'answers outcome-unknown after %o',
  async (fault) => {
    stack.fakes.world.faults.add({ operation: 'saveEmail', times: 1, ...fault })
    expect((await updateWithPasscode()).problem.code).toBe('outcome-unknown')
    expect(stack.audit().at(-1)).toMatchObject({ event: 'email-changed', outcome: 'unknown' })
    expect(stack.operationsCalled().filter((name) => name === 'saveEmail')).toHaveLength(1)
  },
)

async function signInWithEntity(entity: string | null) {
  Object.assign(stack.fakes.world.people.findByIdentity(maria) ?? {}, { entity })
  visitor = stack.visitor()
  await visitor.signIn(maria)
}

test.each(['', null, 'E/W'])('asks for no passcode when the entity is %p', async (entity) => {
  await signInWithEntity(entity)
  expect((await update()).problem.code).toBe('upstream-invalid-response')
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('step-up-expired')
  expect(await shown()).toBe(maria)
})

test('shows no address if none is on file', async () => {
  Object.assign(stack.fakes.world.people.findByIdentity(maria) ?? {}, { login: '' })
  visitor = stack.visitor()
  expect((await visitor.signIn('maria.santos', '')).status).toBe(200)
  expect(await shown()).toBeNull()
})
