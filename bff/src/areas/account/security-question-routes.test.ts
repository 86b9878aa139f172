import {
  changePassword,
  readSecurityQuestion,
  showSecurityAnswer,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack({ LIMIT_RESENDS: '50' })
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
const showAnswer = () => visitor.callWithStepUp(showSecurityAnswer, undefined, maria)
const update = (body = other) => visitor.callWithStepUp(updateSecurityQuestion, body, maria)

test('reads the question from the sign-in reply, uncached and without its answer', async () => {
  const { reply, headers } = await visitor.call(readSecurityQuestion)
  expect(reply).toEqual({ question: first.question, hasAnswer: true })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('shows the answer after a step-up only, once', async () => {
  expect((await visitor.call(showSecurityAnswer)).problem.code).toBe('step-up-required')
  const { reply, headers } = await showAnswer()
  expect(reply).toEqual({ answer: first.answer })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(stack.audit().at(-1)).toMatchObject({ event: 'security-answer-shown', user: '71001' })
  expect((await visitor.call(showSecurityAnswer)).problem.code).toBe('step-up-required')
})

test('changes nothing without a passcode', async () => {
  stack.fakes.world.calls.clear()
  const { problem } = await visitor.call(updateSecurityQuestion, { body: other })
  expect(problem.code).toBe('step-up-required')
  expect(stack.operationsCalled()).toEqual([])
})

test('saves the answer as it will be compared', async () => {
  await update({ ...other, answer: ' Ｂlue\u00ad sky' })
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    body: { securityQuestionAnswer: 'Blue sky' },
  })
})

test('saves the typed text upstream and reads it back', async () => {
  const { status } = await update()
  expect(status).toBe(200)
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    method: 'POST',
    path: '/User/71001/SecurityQuestion',
    body: { securityQuestion: other.question, securityQuestionAnswer: other.answer },
  })
  expect(stack.audit().at(-1)).toMatchObject({ event: 'security-question-changed', user: '71001' })
  expect(await read()).toEqual({ question: other.question, hasAnswer: true })
  expect((await showAnswer()).reply).toEqual({ answer: other.answer })
  expect(JSON.stringify([stack.audit(), stack.log])).not.toMatch(/Teal|Biscuit|favorite/)
})

test('keeps the old question when the upstream does not save', async () => {
  stack.fakes.world.faults.add({ operation: 'updateSecurityQuestion', kind: 'status', times: 1 })
  expect((await update()).problem.code).toBe('upstream-refused')
  expect((await read()).question).toBe(first.question)
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'security-question-changed',
    outcome: 'unknown',
  })
})

test.each([
  [{ ...other, question: '' }, 'question', 'required'],
  [{ ...other, answer: '' }, 'answer', 'required'],
  [{ ...other, answer: 'x'.repeat(101) }, 'answer', 'too-long'],
  [{ ...other, question: 'x'.repeat(201) }, 'question', 'too-long'],
])('rejects %o', async (body, field, rule) => {
  const { problem } = await visitor.call(updateSecurityQuestion, { body })
  expect(problem.errors).toEqual([{ field, rule }])
  expect((await read()).question).toBe(first.question)
})

test('keeps question and answer when a step-up rotates the session id', async () => {
  const body = { currentPassword: 'Gatehouse1!', newPassword: 'Gatehouse2!' }
  const before = visitor.session
  await visitor.callWithStepUp(changePassword, body, maria)
  expect(visitor.session).not.toBe(before)
  expect((await read()).question).toBe(first.question)
  expect((await showAnswer()).reply).toEqual({ answer: first.answer })
})

test.each([null, ''])('tells that a question has no answer: %p', async (answer) => {
  const person = stack.fakes.world.people.findByLoginId('maria.santos')
  Object.assign(person ?? {}, { securityQuestionAnswer: answer })
  await visitor.signIn(maria)
  expect(await read()).toEqual({ question: first.question, hasAnswer: false })
})

test.each([null, ''])('reads null without a question on file: %p', async (none) => {
  const person = stack.fakes.world.people.findByLoginId('maria.santos')
  Object.assign(person ?? {}, { securityQuestion: none, securityQuestionAnswer: none })
  await visitor.signIn(maria)
  expect(await read()).toEqual({ question: null, hasAnswer: false })
})
