import {
  changePassword,
  readSecurityQuestion,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  visitor = stack.visitor()
  await visitor.signIn(maria)
})

const first = { question: "what was your first pet's name", answer: 'Biscuit' }
const other = { question: 'What is your favorite color?', answer: 'Teal' }
const read = async () => (await visitor.call(readSecurityQuestion)).reply

test('the question and answer that signing in told are read, and held nowhere on the way', async () => {
  const { reply, headers } = await visitor.call(readSecurityQuestion)
  expect(reply).toEqual(first)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('what is saved goes upstream as it was typed, and is what is read from then on', async () => {
  const { status } = await visitor.call(updateSecurityQuestion, { body: other })
  expect(status).toBe(200)
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    method: 'POST',
    path: '/User/71001/SecurityQuestion',
    body: { securityQuestion: other.question, securityQuestionAnswer: other.answer },
  })
  expect(await read()).toEqual(other)
  expect(stack.audit().at(-1)).toMatchObject({ event: 'security-question-changed', user: '71001' })
  expect(JSON.stringify([stack.audit(), stack.log])).not.toMatch(/Teal|Biscuit|favorite/)
})

test('what the upstream does not save changes nothing here', async () => {
  stack.fakes.world.faults.add({ operation: 'updateSecurityQuestion', kind: 'status', times: 1 })
  const { problem } = await visitor.call(updateSecurityQuestion, { body: other })
  expect(problem.code).toBe('upstream-refused')
  expect(await read()).toEqual(first)
  expect(stack.audit().at(-1)?.event).toBe('signed-in')
})

test.each([
  [{ ...other, question: '' }, 'question', 'required'],
  [{ ...other, answer: '' }, 'answer', 'required'],
  [{ ...other, answer: 'x'.repeat(101) }, 'answer', 'too-long'],
  [{ ...other, question: 'x'.repeat(201) }, 'question', 'too-long'],
])('%o is refused', async (body, field, rule) => {
  const { problem } = await visitor.call(updateSecurityQuestion, { body })
  expect(problem.errors).toEqual([{ field, rule }])
  expect(await read()).toEqual(first)
})

test('a step-up, which gives the session another id, does not lose them', async () => {
  const body = { currentPassword: 'Gatehouse1!', newPassword: 'Gatehouse2!' }
  await visitor.call(changePassword, { body })
  await visitor.call(sendStepUpPasscode)
  const before = visitor.session
  await visitor.call(checkStepUpPasscode, { body: { passcode: visitor.passcode(maria) } })
  expect(visitor.session).not.toBe(before)
  expect(await read()).toEqual(first)
})

test('somebody without a question has none', async () => {
  const person = stack.fakes.world.people.findByLoginId('maria.santos')
  Object.assign(person ?? {}, { securityQuestion: null, securityQuestionAnswer: null })
  await visitor.signIn(maria)
  expect(await read()).toEqual({ question: null, answer: null })
})
