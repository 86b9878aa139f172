import {
  changePassword,
  hidePreference,
  readPreference,
  updatePreference,
} from '@gatehouse/contracts/portal/account'
import { readSession } from '@gatehouse/contracts/portal/session'
import { sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const fay = 'fay.kim@example.test'
const sam = 'sam.ortiz@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ RESEND_AFTER_SECONDS: '1' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function signedIn(identity: string, phone = identity): Promise<Visitor> {
  const visitor = stack.visitor()
  await visitor.signIn(identity, phone)
  stack.fakes.world.calls.clear()
  return visitor
}

const save = (visitor: Visitor, preference: string, phone: string, to = fay) =>
  visitor.callWithStepUp(updatePreference, { preference, phone }, to)
const saved = (loginId: string) => stack.fakes.world.people.findByLoginId(loginId)
const gatewaysOwn = ['verifyReCaptcha', 'send2FA', 'check2FA']
const operationsCalled = () =>
  stack.operationsCalled().filter((name) => !gatewaysOwn.includes(name))
const findCall = (name: string) =>
  stack.fakes.world.calls.list().find(({ operation }) => operation === name)

test.each([
  [sam, '+15125550142', { preference: 'sms', phone: '5125550142' }],
  ['maria.santos@example.test', undefined, { preference: 'email', phone: null }],
  [fay, undefined, { preference: 'prompt', phone: null }],
])(
  '%s reads the preference on file, one upstream call within 30 s',
  async (identity, phone, reply) => {
    const visitor = await signedIn(identity, phone)
    expect((await visitor.call(readPreference)).reply).toEqual(reply)
    await visitor.call(readPreference)
    expect(operationsCalled().toSorted()).toEqual(['getPhoneNumber', 'getPreference2FA'])
    for (const name of operationsCalled())
      expect(findCall(name)?.body).toEqual({ ewUserId: expect.any(Number) })
  },
)

test.each(['Pigeon', '', null])('reads an upstream preference of %p as none', async (word) => {
  const visitor = await signedIn(fay)
  Object.assign(saved('fay.kim') ?? {}, { preference2FA: word })
  expect((await visitor.call(readPreference)).reply.preference).toBeNull()
})

test.each([
  ['EMAIL', 'email'],
  ['sms', 'sms'],
  ['none', 'prompt'],
])('reads an upstream preference of %p as %p', async (word, preference) => {
  const visitor = await signedIn(fay)
  Object.assign(saved('fay.kim') ?? {}, { preference2FA: word })
  expect((await visitor.call(readPreference)).reply.preference).toBe(preference)
})

test('saves a phone in E.164 format, reads it back and clears the gate', async () => {
  const visitor = await signedIn(fay)
  const { reply } = await save(visitor, 'sms', '+1 (512) 555-0177')
  expect(reply.gates).toEqual([])
  expect((await visitor.call(readSession)).reply.gates).toEqual([])
  expect(operationsCalled()).toEqual(['add2FAPreference', 'updateForceShow2FAPref'])
  expect(findCall('add2FAPreference')).toMatchObject({
    path: '/User/Auth0/Add2FAPreference',
    body: { ewUserId: 71007, phoneE164: '+15125550177', preference: 'SMS' },
  })
  expect(saved('fay.kim')).toMatchObject({
    phone: '+15125550177',
    preference2FA: 'SMS',
    forceShow2FAPref: false,
  })
  expect((await visitor.call(readPreference)).reply).toEqual({
    preference: 'sms',
    phone: '5125550177',
  })
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'preference-changed',
    user: '71007',
    preference: 'sms',
  })
  expect(JSON.stringify([stack.audit(), stack.log])).not.toContain('5550177')
})

test('saves email without a phone and keeps the gate', async () => {
  const visitor = await signedIn(fay)
  const { reply } = await save(visitor, 'email', '')
  expect(reply.gates).toEqual(['preference'])
  expect(operationsCalled()).toEqual(['add2FAPreference'])
  expect(saved('fay.kim')?.forceShow2FAPref).toBe(true)
})

test('email without a phone removes the phone on file; clears no flag that was not forced', async () => {
  const visitor = await signedIn(sam, '+15125550142')
  await save(visitor, 'prompt', '(512) 555-0142', '+15125550142')
  expect(saved('sam.ortiz')).toMatchObject({ preference2FA: 'None', phone: '+15125550142' })
  await save(visitor, 'email', '', sam)
  expect(saved('sam.ortiz')).toMatchObject({ preference2FA: 'Email', phone: null })
  expect(operationsCalled()).toEqual(['add2FAPreference', 'add2FAPreference'])
})

test('sends each passcode to the destination preferred so far, and shows it', async () => {
  const chris = 'chris.lee@example.test'
  const visitor = await signedIn(chris)
  const sendPasscode = async () => {
    const body = { currentPassword: 'Gatehouse1!', newPassword: 'Gatehouse2!' }
    await visitor.call(changePassword, { body })
    const { reply } = await visitor.call(sendStepUpPasscode)
    return [reply.channel, reply.maskedAddress, stack.fakes.world.outbox.list()[0]?.to]
  }
  await save(visitor, 'sms', '5125550177', chris)
  expect(await sendPasscode()).toEqual(['sms', '(•••) •••-0177', '+15125550177'])
  await save(visitor, 'email', '', '+15125550177')
  expect(await sendPasscode()).toEqual(['email', 'c•••e@example.test', chris])
})

test('changes nothing without a passcode', async () => {
  const visitor = await signedIn(fay)
  const body = { preference: 'sms', phone: '5125550177' }
  expect((await visitor.call(updatePreference, { body })).problem.code).toBe('step-up-required')
  expect(operationsCalled()).toEqual([])
})

test.each([
  ['sms', '', 'phone', 'required'],
  ['prompt', '', 'phone', 'required'],
  ['sms', '512555014', 'phone', 'phone'],
  ['sms', '5125550142 9', 'phone', 'phone'],
  ['pigeon', '5125550142', 'preference', 'invalid'],
  ['', '5125550142', 'preference', 'required'],
])(
  'rejects %p with the phone %p without an upstream call',
  async (preference, phone, field, rule) => {
    const visitor = await signedIn(fay)
    const { status, problem } = await save(visitor, preference, phone)
    expect([status, problem.errors]).toEqual([400, [{ field, rule }]])
    expect(stack.operationsCalled()).toEqual([])
  },
)

test('keeps the gate when the upstream does not save', async () => {
  const visitor = await signedIn(fay)
  stack.fakes.world.faults.add({ operation: 'add2FAPreference', kind: 'status', times: 1 })
  const { problem } = await save(visitor, 'sms', '5125550177')
  expect(problem.code).toBe('upstream-refused')
  expect((await visitor.call(readSession)).reply.gates).toEqual(['preference'])
  expect(stack.audit().at(-1)).toMatchObject({ event: 'preference-changed', outcome: 'unknown' })
})

test('stays saved when the forced flag cannot be cleared', async () => {
  const visitor = await signedIn(fay)
  stack.fakes.world.faults.add({ operation: 'updateForceShow2FAPref', kind: 'status', times: 1 })
  const { status, reply } = await save(visitor, 'sms', '5125550177')
  expect([status, reply.gates]).toEqual([200, []])
  expect(findLogLine(stack, 'forced preference not cleared')).toMatchObject(traceableWarning)
})

test('hiding the prompt clears the gate and keeps the preference', async () => {
  const visitor = await signedIn(fay)
  stack.fakes.world.faults.add({ operation: 'updateForceShow2FAPref', kind: 'status', times: 1 })
  expect((await visitor.call(hidePreference)).status).toBe(502)
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'preference-gate-skipped',
    outcome: 'unknown',
  })
  expect((await visitor.call(readSession)).reply.gates).toEqual(['preference'])
  expect((await visitor.call(hidePreference)).reply.gates).toEqual([])
  expect(stack.audit().at(-1)).toMatchObject({ event: 'preference-gate-skipped', outcome: 'done' })
  expect(findCall('updateForceShow2FAPref')).toMatchObject({
    path: '/User/UpdateForceShow2FAPref',
    body: { ewUserId: 71007 },
  })
  expect(saved('fay.kim')).toMatchObject({ forceShow2FAPref: false, preference2FA: 'None' })
  const again = await signedIn(fay)
  expect((await again.call(readSession)).reply.gates).toEqual([])
})
