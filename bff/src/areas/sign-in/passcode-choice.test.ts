import { readSession } from '@gatehouse/contracts/portal/session'
import {
  choosePasscodeChannel,
  resendPasscode,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

const tia = 'tia.prompt@example.test'
const sms = { channel: 'sms', maskedAddress: expect.stringMatching(/^\(•••\) •••-\d{4}$/) }
const email = { channel: 'email', maskedAddress: 't•••t@example.test' }
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ RESEND_AFTER_SECONDS: '1' })
})
afterEach(restoreClock)
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const sentTo = () => stack.fakes.world.outbox.list().map(({ channel, to }) => [channel, to])
const phone = () => stack.fakes.world.people.findByLoginId('tia.prompt')?.phone ?? ''

test('an account that prompts chooses the channel and signs in', async () => {
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

test('the same choice once more gets the same answer, another one is refused', async () => {
  const patient = await startStack({ RESEND_AFTER_SECONDS: '30' }, { fakes: stack.fakes })
  const visitor = patient.visitor()
  await visitor.startSignIn(tia)
  await visitor.call(choosePasscodeChannel, { body: { channel: 'email' } })
  advanceClock(20)
  const retried = await visitor.call(choosePasscodeChannel, { body: { channel: 'email' } })
  expect(retried.reply).toEqual({ ...email, resendAfter: 10 })
  const other = await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  expect(other.problem.code).toBe('invalid-input')
  expect(sentTo()).toEqual([['email', tia]])
  await patient.close()
})

test.each([choosePasscodeChannel, resendPasscode])(
  '%# sends no passcode once the password is another',
  async (endpoint) => {
    const visitor = stack.visitor()
    await visitor.startSignIn(tia)
    const body = { channel: 'sms' }
    if (endpoint === resendPasscode) await visitor.call(choosePasscodeChannel, { body })
    advanceClock(2)
    const person = stack.fakes.world.people.findByLoginId('tia.prompt')
    Object.assign(person ?? {}, { password: 'Gatehouse2!' })
    const { problem } = await visitor.send(endpoint, { body })
    expect(problem.code).toBe('invalid-credentials')
    expect(sentTo()).toEqual(endpoint === resendPasscode ? [['sms', phone()]] : [])
  },
)

test('resends to the chosen channel', async () => {
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

test('the pause before a resend begins with the choice, after a reload too', async () => {
  const patient = await startStack({ RESEND_AFTER_SECONDS: '30' }, { fakes: stack.fakes })
  const visitor = patient.visitor()
  await visitor.startSignIn(tia)
  advanceClock(20)
  const { reply } = await visitor.call(choosePasscodeChannel, { body: { channel: 'email' } })
  expect(reply.resendAfter).toBe(30)
  const shown = async () => (await visitor.call(readSession)).reply.passcodeStep?.delivery
  expect(await shown()).toEqual(reply)
  advanceClock(40)
  expect((await shown())?.resendAfter).toBe(0)
  await patient.close()
})

test('each passcode counts for its account, a chosen one and one sent again', async () => {
  const strict = await startStack(
    { LIMIT_PASSCODES: '2', RESEND_AFTER_SECONDS: '1' },
    { fakes: stack.fakes },
  )
  const [chooser, other] = [strict.visitor(), strict.visitor()]
  await chooser.startSignIn(tia)
  const chosen = await chooser.call(choosePasscodeChannel, { body: { channel: 'email' } })
  await other.startSignIn('maria.santos@example.test')
  advanceClock(2)
  const resent = await other.call(resendPasscode)
  expect([chosen.status, resent.status]).toEqual([200, 200])
  advanceClock(2)
  for (const visitor of [chooser, other])
    expect((await visitor.call(resendPasscode)).problem.code).toBe('rate-limited')
  await strict.close()
})

test('sends none that could not be used once those sent again have used up the account', async () => {
  const strict = await startStack(
    { LIMIT_PASSCODES: '2', RESEND_AFTER_SECONDS: '1' },
    { fakes: stack.fakes },
  )
  const visitor = strict.visitor()
  await visitor.startSignIn('maria.santos@example.test')
  advanceClock(2)
  await visitor.call(resendPasscode)
  stack.fakes.world.calls.clear()
  const again = await strict.visitor().startSignIn('maria.santos@example.test')
  expect([again.status, again.problem.code]).toEqual([429, 'rate-limited'])
  expect(stack.operationsCalled()).not.toContain('getLoginId')
  await strict.close()
})

test('rejects resend, check and choice out of order', async () => {
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

test('requires a pending sign-in, and no pause after a failed choice', async () => {
  const sms = { body: { channel: 'sms' } } as const
  const visitor = stack.visitor()
  expect((await visitor.call(choosePasscodeChannel, sms)).problem.code).toBe('sign-in-expired')
  await visitor.startSignIn(tia)
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', times: 1 })
  expect((await visitor.call(choosePasscodeChannel, sms)).problem.code).toBe('upstream-refused')
  expect((await visitor.call(choosePasscodeChannel, sms)).status).toBe(200)
})

test('a choice is refused once the account has used up its passcodes', async () => {
  const strict = await startStack({ LIMIT_PASSCODES: '1' }, { fakes: stack.fakes })
  const visitor = strict.visitor()
  await visitor.startSignIn(tia)
  const { problem } = await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  expect(problem.code).toBe('rate-limited')
  await strict.close()
})

test('offers no choice to an account that does not prompt', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn('maria.santos@example.test')
  const { status } = await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  expect(status).toBe(400)
})
