import { endpoint } from '@gatehouse/contracts/endpoint'
import { listSessions, readSession } from '@gatehouse/contracts/portal/session'
import { choosePasscodeChannel, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { requiredText } from '@gatehouse/contracts/rules/required-text'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { object } from 'yup'
import { advanceClock } from '../testing/advance-clock.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'
import type { AreaContext } from './area-context.ts'

const maria = 'maria.santos@example.test'

const guarded = endpoint({
  method: 'POST',
  path: '/api/probe/guarded',
  access: 'signed-in',
  stepUp: 'change-password',
  body: object({ value: requiredText(20) }),
  reply: Type.Object({ jwt: Type.Boolean(), value: Type.String() }),
  problems: [],
})

let stack: Stack
let visitor: Visitor
let done: string[]

function guardedArea({ serve }: AreaContext) {
  serve(guarded, async ({ body: { value }, proof }) => {
    done.push(value)
    return { jwt: typeof proof.jwt === 'string', value }
  })
}

beforeEach(async () => {
  stack = await startStack({ RESEND_AFTER_SECONDS: '1' }, { areas: [guardedArea] })
  done = []
  visitor = stack.visitor()
  await visitor.signIn(maria)
})
afterEach(() => stack.close())

const wish = (value: string) => visitor.call(guarded, { body: { value } })

/** Lets what was wished be done: asks for a passcode, and gives it. */
async function stepUp() {
  const sent = await visitor.call(sendStepUpPasscode)
  const passcode = visitor.passcode(maria)
  return { sent, checked: await visitor.call(checkStepUpPasscode, { body: { passcode } }) }
}

test('what needs a step-up is refused until the passcode was right, and then done once', async () => {
  expect((await wish('a')).problem.code).toBe('step-up-required')
  expect(done).toEqual([])
  const { sent, checked } = await stepUp()
  expect(sent.reply).toEqual({
    channel: 'email',
    maskedAddress: 'm•••s@example.test',
    resendAfter: 1,
  })
  expect(checked.status).toBe(200)
  expect((await wish('a')).reply).toEqual({ jwt: true, value: 'a' })
  expect((await wish('a')).problem.code).toBe('step-up-required')
  expect(done).toEqual(['a'])
})

test('the passcode is for this very content, and for nothing else', async () => {
  await wish('a')
  await stepUp()
  expect((await wish('b')).problem.code).toBe('step-up-required')
  expect((await wish('a')).problem.code).toBe('step-up-required')
  expect(done).toEqual([])
})

test('a double click uses it once', async () => {
  await wish('a')
  await stepUp()
  const answers = await Promise.all([wish('a'), wish('a'), wish('a')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  expect(done).toEqual(['a'])
})

test('a wrong passcode is told, and another try is possible', async () => {
  await wish('a')
  await visitor.call(sendStepUpPasscode)
  const passcode = visitor.passcode(maria) === '000000' ? '000001' : '000000'
  const wrong = await visitor.call(checkStepUpPasscode, { body: { passcode } })
  expect(wrong.problem.code).toBe('passcode-wrong')
  const right = { passcode: visitor.passcode(maria) }
  expect((await visitor.call(checkStepUpPasscode, { body: right })).status).toBe(200)
  expect((await wish('a')).status).toBe(200)
})

test('nothing wished: no passcode is sent or checked', async () => {
  stack.fakes.world.calls.clear()
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('step-up-expired')
  const body = { passcode: '123456' }
  expect((await visitor.call(checkStepUpPasscode, { body })).problem.code).toBe('step-up-expired')
  expect(stack.operationsCalled().filter((name) => name !== 'verifyReCaptcha')).toEqual([])
})

test('somebody else signed in as the same person gains nothing by it', async () => {
  const other = stack.visitor()
  await other.signIn(maria)
  await wish('a')
  await stepUp()
  expect((await other.call(guarded, { body: { value: 'a' } })).problem.code).toBe(
    'step-up-required',
  )
})

test('a step up gives another cookie, the earlier one is worth nothing, and the place stays one', async () => {
  const before = visitor.cookie
  await wish('a')
  await stepUp()
  expect(visitor.cookie).not.toBe(before)
  const stranger = stack.visitor()
  stranger.cookie = before
  expect((await stranger.call(readSession)).reply.person).toBeNull()
  expect(
    (await visitor.call(listSessions)).reply.sessions.filter(({ current }) => current),
  ).toHaveLength(1)
})

test('the passcode goes the way that was chosen at sign-in, as the screen says', async () => {
  const tia = 'tia.prompt@example.test'
  visitor = stack.visitor()
  await visitor.startSignIn(tia)
  await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  const phone = stack.fakes.world.people.findByLoginId('tia.prompt')?.phone ?? ''
  await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(phone) } })
  await wish('a')
  const { reply } = await visitor.call(sendStepUpPasscode)
  expect(reply.channel).toBe('sms')
  expect(stack.fakes.world.outbox.list()[0]).toMatchObject({ channel: 'sms', to: phone })
})

test('passcodes are sent five times in ten minutes, whatever is wished', async () => {
  for (let sent = 1; sent <= 5; sent++) {
    await wish(`wish ${sent}`)
    const { reply, status } = await visitor.call(sendStepUpPasscode)
    expect([status, reply.resendAfter]).toEqual([200, sent < 5 ? 1 : null])
    advanceClock(1)
  }
  await wish('one more')
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('passcode-resends-exhausted')
}, 15_000)
