import { readSession } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

const post = (action: string, body: object, token: string = fakeCredentials.opsToken) =>
  fetch(`${stack.opsUrl}/accounts/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`ada:${token}`)}` },
    body: JSON.stringify(body),
  })

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.call(readSession)).reply.person !== null

test('ends all sessions of a user, and no others', async () => {
  const visitors = [await stack.signIn('maria.santos'), await stack.signIn('maria.santos')]
  const dana = await stack.signIn('dana.wolf')
  expect(await (await post('end-sessions', { userId: '71001' })).json()).toEqual({ ended: 2 })
  expect(await Promise.all([...visitors, dana].map(isSignedIn))).toEqual([false, false, true])
  const ended = { event: 'sessions-ended-by-operator', operator: 'ada', user: '71001', ended: 2 }
  expect(stack.audit().at(-1)).toMatchObject(ended)
})

test('gives the names that the audit log has for an account, before and after its first sign-in', async () => {
  await stack.signIn('chris.lee')
  const before = stack.audit().length
  const known = 'chris.lee@example.test'
  for (const identity of ['noor.haddad@example.test', known, 'chris.lee'])
    await stack.visitor().call(startSignIn, { body: { identity, password: 'wrong' } })
  const refused = stack.audit().slice(before)
  const namesOf = async (loginId: string) =>
    ((await (await post('names', { loginId })).json()) as { names: string[] }).names
  expect(await namesOf('Noor.Haddad@example.test')).toEqual([refused[0]?.account])
  expect(await namesOf('chris.lee')).toEqual([refused[1]?.account])
  const names = await namesOf(known)
  expect([names.length, names[0]]).toEqual([2, refused[2]?.account])
  const shown = { event: 'account-names-shown', operator: 'ada', account: names[0] }
  expect(stack.audit().at(-1)).toMatchObject(shown)
  expect(JSON.stringify(stack.audit())).not.toMatch(/chris|noor/i)
})

test.each([
  ['unlock', { loginId: maria }],
  ['names', { loginId: maria }],
  ['end-sessions', { userId: '71001' }],
])('%s needs the token', async (action, body) => {
  const { length } = stack.audit()
  expect((await post(action, body, 'guess')).status).toBe(401)
  expect(stack.audit()).toHaveLength(length)
})

test.each([
  ['unlock', { userId: '71001' }],
  ['names', { loginId: '' }],
  ['end-sessions', { userId: maria }],
  ['end-sessions', { loginId: 'maria.santos' }],
])('%s rejects %o', async (action, body) => {
  expect((await post(action, body)).status).toBe(400)
})
