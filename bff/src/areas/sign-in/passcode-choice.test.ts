import { readSession } from '@gatehouse/contracts/portal/session'
import {
  choosePasscodeChannel,
  resendPasscode,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

const tia = 'tia.prompt@example.test'
const sms = { channel: 'sms', maskedAddress: expect.stringMatching(/^\(•••\) •••-\d{4}$/) }
const email = { channel: 'email', maskedAddress: 't•••t@example.test' }
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ RESEND_AFTER_SECONDS: '1' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const sentTo = () => stack.fakes.world.outbox.list().map(({ channel, to }) => [channel, to])
const phone = () => stack.fakes.world.people.findByLoginId('tia.prompt')?.phone ?? ''

test('who is asked each time chooses which way the passcode goes, and then signs in', async () => {
  const visitor = stack.visitor()
  const started = await visitor.startSignIn(tia)
  expect(started.reply).toEqual({ delivery: null, options: [sms, email] })
  expect(sentTo()).toEqual([])
  expect((await visitor.call(readSession)).reply.passcodeStep).toEqual(started.reply)

  const chosen = await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  expect(chosen.reply).toEqual({ ...sms, resendAfter: 1 })
  expect(sentTo()).toEqual([['sms', phone()]])
  expect((await visitor.call(readSession)).reply.passcodeStep).toMatchObject({
    delivery: sms,
    options: [],
  })
  const { status } = await visitor.call(submitPasscode, {
    body: { passcode: visitor.passcode(phone()) },
  })
  expect(status).toBe(200)
})

test('another passcode goes the way that was chosen', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(tia)
  await visitor.call(choosePasscodeChannel, { body: { channel: 'email' } })
  advanceClock(1)
  const { reply } = await visitor.call(resendPasscode)
  expect(reply).toMatchObject(email)
  expect(sentTo()).toEqual([
    ['email', tia],
    ['email', tia],
  ])
})

test('nothing is sent, checked or chosen before it is its turn', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(tia)
  stack.fakes.world.calls.clear()
  const passcode = { passcode: '123456' }
  expect((await visitor.call(submitPasscode, { body: passcode })).problem.code).toBe(
    'sign-in-expired',
  )
  expect((await visitor.call(resendPasscode)).problem.code).toBe('sign-in-expired')
  const pigeon = await visitor.send(choosePasscodeChannel, { body: { channel: 'pigeon' } })
  expect(pigeon.problem).toMatchObject({ code: 'invalid-input', errors: [{ field: 'channel' }] })
  expect(stack.operationsCalled().filter((name) => name !== 'verifyReCaptcha')).toEqual([])
})

test('who is not asked has nothing to choose', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn('maria.santos@example.test')
  const { status } = await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  expect(status).toBe(400)
})
