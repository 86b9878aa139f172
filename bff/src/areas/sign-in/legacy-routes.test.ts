import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readSession } from '@gatehouse/contracts/portal/session'
import { signInLegacy, startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ SIGN_IN: 'legacy' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const enter = (identity: string, typed = password, at = stack) =>
  at.visitor().call(signInLegacy, { body: { identity, password: typed } })

test('signs in with the password alone', async () => {
  const visitor = stack.visitor()
  const { reply } = await visitor.call(signInLegacy, { body: { identity: maria, password } })
  expect(reply).toMatchObject({ person: { firstName: 'Maria' } })
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Maria')
  expect(stack.operationsCalled()).toEqual(
    expect.arrayContaining(['verifyReCaptcha', 'authenticateUser']),
  )
  expect(stack.operationsCalled()).not.toContain('getLoginId')
})

test('a sign-in over another session leaves the list of its user', async () => {
  const [browser, elsewhere] = [stack.visitor(), stack.visitor()]
  const dana = 'dana.wolf@example.test'
  for (const visitor of [browser, elsewhere])
    await visitor.call(signInLegacy, { body: { identity: dana, password } })
  await browser.call(signInLegacy, { body: { identity: 'chris.lee@example.test', password } })
  expect((await elsewhere.call(listSessions)).reply.sessions).toHaveLength(1)
  expect((await elsewhere.call(signOutOtherSessions)).reply).toEqual({ endedSessions: 0 })
  expect((await browser.call(readSession)).reply.person?.firstName).toBe('Chris')
})

test('a password goes upstream as typed, spaces at its ends included', async () => {
  const typed = ' Gatehouse1! '
  Object.assign(stack.fakes.world.people.findByLoginId('maria.santos') ?? {}, { password: typed })
  expect((await enter(maria, typed)).status).toBe(200)
})

test.each([
  ['a wrong password', maria, 'wrong', 'invalid-credentials'],
  ['an unknown person', 'nobody@example.test', password, 'invalid-credentials'],
])('%s does not', async (_case, identity, typed, code) => {
  expect((await enter(identity, typed)).problem.code).toBe(code)
})

test.each([400, 401, 403, 422])(
  'a sign-in answered with %s has invalid credentials',
  async (status) => {
    stack.fakes.world.faults.add({ operation: 'authenticateUser', kind: 'status', status })
    expect((await enter(maria, 'wrong')).problem.code).toBe('invalid-credentials')
    const calls = stack.operationsCalled()
    const attempts = calls.filter((name) => name === 'authenticateUser').length
    expect(attempts).toBe(status === 401 ? 2 : 1)
  },
)

test('a sign-in answered with 401 once has a new service token', async () => {
  stack.fakes.world.faults.add({
    operation: 'authenticateUser',
    kind: 'status',
    status: 401,
    times: 1,
  })
  expect((await enter(maria)).reply.person?.firstName).toBe('Maria')
})

test.each([404, 500])('a sign-in answered with %s is a failure of the upstream', async (status) => {
  stack.fakes.world.faults.add({ operation: 'authenticateUser', kind: 'status', status })
  expect((await enter(maria)).problem.code).toBe('upstream-refused')
})

test('rate-limits the account after six wrong passwords', async () => {
  for (let i = 0; i < 6; i++)
    expect((await enter('dana.wolf@example.test', 'wrong')).status).toBe(422)
  expect((await enter('dana.wolf@example.test')).problem.code).toBe('rate-limited')
})

test('a sign-in makes its device known, and its spelling, under the login id too', async () => {
  const known = stack.visitor()
  const ivan = 'ivan.petrov@example.test'
  const signIn = (identity: string) => known.call(signInLegacy, { body: { identity, password } })
  expect((await signIn(ivan)).status).toBe(200)
  for (let i = 0; i < 6; i++) expect((await enter(ivan, 'wrong')).status).toBe(422)
  expect((await enter('ivan.petrov')).problem.code).toBe('rate-limited')
  expect((await signIn('ivan.petrov')).status).toBe(200)
})

test('answers 404 unless SIGN_IN=legacy', async () => {
  const passcodeFirst = await startStack({}, { fakes: stack.fakes })
  stack.fakes.world.calls.clear()
  expect((await enter(maria, password, passcodeFirst)).status).toBe(404)
  expect(stack.operationsCalled()).toEqual([])
  const { status } = await stack
    .visitor()
    .call(startSignIn, { body: { identity: maria, password } })
  expect(status).toBe(404)
})

test('a right password without a token is a failed sign-in', async () => {
  const text = JSON.stringify({ userData: { id: 71001, loginId: 'maria.santos' }, brandList: [] })
  stack.fakes.world.faults.add({ operation: 'authenticateUser', kind: 'reply', text })
  expect((await enter(maria)).problem.code).toBe('sign-in-failed')
})

test('a session that is ended meanwhile is not signed in', async () => {
  const [browser, elsewhere] = [stack.visitor(), stack.visitor()]
  for (const visitor of [browser, elsewhere])
    await visitor.call(signInLegacy, { body: { identity: maria, password } })
  stack.fakes.world.faults.add({ operation: 'authenticateUser', kind: 'delay', ms: 300 })
  stack.fakes.world.calls.clear()
  const signingIn = browser.call(signInLegacy, { body: { identity: maria, password } })
  while (!stack.operationsCalled().includes('authenticateUser')) await new Promise(setImmediate)
  await elsewhere.call(signOutOtherSessions)
  expect((await signingIn).problem.code).toBe('sign-in-expired')
})
