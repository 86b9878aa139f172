import { hidePreference } from '@gatehouse/contracts/portal/account'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { personHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import { password } from '../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

test('accepts the key that the session endpoint gives, and any key without a caller', async () => {
  const maria = await stack.signIn('maria.santos')
  const { person } = (await maria.call(readSession)).reply
  const headers = { [personHeader]: person?.key }
  expect((await maria.send(hidePreference, { headers })).status).toBe(200)
  const { problem } = await stack.visitor().send(hidePreference, { headers })
  expect(problem.code).toBe('not-signed-in')
  // Of a tab whose session has ended.
  const body = { identity: 'maria.santos@example.test', password }
  expect((await stack.visitor().send(startSignIn, { body, headers })).status).toBe(200)
})

test('signs out whoever is signed in, from a tab that shows another person', async () => {
  const visitor = await stack.signIn('chris.lee')
  const headers = { [personHeader]: 'another-person' }
  expect((await visitor.send(readSession, { headers })).status).toBe(200)
  expect((await visitor.send(signOut, { headers })).status).toBe(200)
  expect((await visitor.call(readSession)).reply.person).toBeNull()
})
