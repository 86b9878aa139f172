import { operation } from '@gatehouse/contracts/operation'
import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import { checkUserForcePassword } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { Type } from 'typebox'
import { callOperation, credentialHeaders } from '../client/call-operation.ts'
import { type Caller, createCaller } from '../client/caller.ts'
import { readOutbox, signInUpTo } from '../client/sign-in.ts'
import { type Fakes, startFakes } from '../fakes.ts'
import { makeWorld } from '../world/world.ts'
import { fake } from './fake.ts'

let fakes: Fakes
let caller: Caller
const body = { EmailAddress: 'maria.santos@example.test' }
const content = { menuCode: 'announcements', categoryId: 0, availability: 'ew' }

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  const start = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  caller = await signInUpTo('signed-in', start, readOutbox)
})

async function errorsOf(response: Response | Promise<Response>) {
  const answer = await response
  const { errors } = (await answer.json()) as { errors: string[] }
  return { status: answer.status, errors }
}

test('lists every error of a body', async () => {
  const response = callOperation(getContent, caller, { body: { menuCode: 7, categoryId: 1 } })
  const { status, errors } = await errorsOf(response)
  expect(status).toBe(400)
  expect(errors).toEqual([
    expect.stringMatching(/^body .*availability/),
    expect.stringMatching(/^body\/menuCode /),
    expect.stringMatching(/^body\/categoryId /),
  ])
})

test('requires JSON and its content type', async () => {
  const response = fetch(`${fakes.apiUrl}/User/CheckUserForcePassword`, {
    method: 'POST',
    headers: { ...credentialHeaders('service', caller), 'Content-Type': 'text/plain' },
    body: 'EmailAddress=x',
  })
  expect(await errorsOf(response)).toEqual({
    status: 400,
    errors: ['header Content-Type must be application/json', 'body is not JSON'],
  })
})

test('rejects a query', async () => {
  const response = fetch(`${fakes.apiUrl}/User/Logout?all=1`, {
    method: 'POST',
    headers: credentialHeaders('caller', caller),
  })
  expect(await errorsOf(response)).toEqual({
    status: 400,
    errors: ['there must be no query: ?all=1'],
  })
})

test('answers 401 to a missing, unknown or expired service token', async () => {
  const unknown = callOperation(checkUserForcePassword, { ...caller, serviceToken: 'x' }, { body })
  expect(await errorsOf(unknown)).toEqual({
    status: 401,
    errors: [expect.stringMatching(/^header Authorization is not/)],
  })

  fakes.world.clock.advance(3599)
  expect((await callOperation(checkUserForcePassword, caller, { body })).status).toBe(200)
  fakes.world.clock.advance(2)
  expect((await callOperation(checkUserForcePassword, caller, { body })).status).toBe(401)

  const none = fetch(`${fakes.apiUrl}/User/CheckUserForcePassword`, { method: 'POST' })
  expect((await errorsOf(none)).status).toBe(401)
})

test('rejects caller credentials on an operation of the service', async () => {
  const { JwtAuthorization = '', TimeCode = '' } = credentialHeaders('caller', caller)
  const extra = { JwtAuthorization, TimeCode }
  const response = callOperation(checkUserForcePassword, caller, { body }, extra)
  expect(await errorsOf(response)).toEqual({
    status: 400,
    errors: ['header JwtAuthorization must not be sent', 'header TimeCode must not be sent'],
  })
})

test.each([
  ['ClientAuthorization', { clientAuthorization: 'another' }, 1],
  ['JwtAuthorization', { jwt: 'made.up.token' }, 2],
  ['TimeCode', { userId: 'maria.santos' }, 1],
  ['TimeCode', { userId: '71002' }, 1],
])('names a wrong %s', async (name, wrong, count) => {
  const response = callOperation(getContent, { ...caller, ...wrong }, { body: content })
  const { status, errors } = await errorsOf(response)
  expect({ status, count: errors.length }).toEqual({ status: 400, count })
  expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^header ${name} is not`)))
})

test('answers 501 to another casing, method or path, and records it', async () => {
  const response = await fetch(`${fakes.apiUrl}/user/getloginid`, { method: 'POST', body: 'x' })
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({
    message: expect.stringMatching(/POST \/user\/getloginid; did you mean POST \/User\/GetLoginId/),
  })
  expect((await fetch(`${fakes.apiUrl}/User/GetLoginId`)).status).toBe(501)
  expect(fakes.world.calls.list().slice(-2)).toMatchObject([
    { path: '/user/getloginid', operation: null, status: 501, body: 'x' },
    { method: 'GET', operation: null, status: 501, body: null },
  ])
})

test('validates path parameters by their patterns and passes them to the fake', async () => {
  const readNote = operation({
    name: 'readNote',
    system: 'user',
    method: 'GET',
    path: '/Notes/:noteId',
    params: { noteId: Type.String({ pattern: '^\\d+$' }) },
    reply: Type.Object({ note: Type.Number() }),
    as: 'anonymous',
  })
  const list = [
    fake(readNote, { reply: ({ params }) => ({ note: params.noteId }) }).handler(makeWorld()),
  ]

  const right = await getResponse(list, new Request('http://any.test/Notes/12'))
  expect(await right?.json()).toEqual({ note: '12' })
  const wrong = await getResponse(list, new Request('http://any.test/Notes/%2E%2E%2Fx'))
  expect(wrong?.status).toBe(400)
  expect(await wrong?.json()).toMatchObject({
    errors: [expect.stringMatching(/^path parameter noteId /)],
  })
})
