import { check2FA, getLoginId, send2FA } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation } from '../../client/call-operation.ts'
import type { SignInState } from '../../client/caller.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function upTo(stage: SignInState, person: string): Promise<Caller> {
  return signInUpTo(stage, createCaller(fakes.apiUrl, `${person}@example.test`), readOutbox)
}

function askLoginId(caller: Caller, Channel?: string): Promise<Response> {
  const { login: Identity, password: Password } = caller
  const client = { ClientId: caller.clientId, ClientSecret: caller.clientSecret }
  return callOperation(getLoginId, caller, { body: { Identity, Password, ...client, Channel } })
}

function sent(): string[] {
  return fakes.world.outbox.list().map(({ to }) => to)
}

test('sends nothing to users who choose the channel until they have chosen', async () => {
  const caller = await upTo('service-token', 'tia.prompt')
  expect(await (await askLoginId(caller)).json()).toEqual({
    message: '',
    userData: { loginId: 'tia.prompt', preference2FA: 'None', phoneHint: '***-***-0187' },
  })
  expect(sent()).toEqual([])
  await askLoginId(caller, 'SMS')
  await askLoginId(caller, 'Email')
  expect(sent()).toEqual(['tia.prompt@example.test', '+15125550187'])
})

test('without a phone the passcode is mailed', async () => {
  const caller = await upTo('service-token', 'fay.kim')
  expect(await (await askLoginId(caller)).json()).toMatchObject({
    userData: { preference2FA: 'None', phoneHint: null },
  })
  expect(sent()).toEqual(['fay.kim@example.test'])
})

test('the given channel wins over the preference', async () => {
  const caller = await upTo('service-token', 'sam.ortiz')
  await askLoginId(caller, 'Email')
  expect(sent()).toEqual(['sam.ortiz@example.test'])
})

test('rejects a text without a phone and sends nothing', async () => {
  const caller = await upTo('service-token', 'maria.santos')
  const response = await askLoginId(caller, 'SMS')
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('maria.santos has no phone on file')
  expect(sent()).toEqual([])
})

test('checks a passcode of a signed-in user without another login', async () => {
  const caller = await upTo('signed-in', 'maria.santos')
  const older = caller.passcode
  expect(
    (await callOperation(send2FA, caller, { body: { ewLoginId: caller.loginId } })).status,
  ).toBe(204)
  const token2FA = await readOutbox(caller)
  expect(sent()).toHaveLength(2)

  const check = async (code: string) => {
    const body = { ewLoginId: caller.loginId, token2FA: code }
    return (await callOperation(check2FA, caller, { body })).json()
  }
  if (older !== token2FA) expect(await check(older)).toMatchObject({ isValidated: false })
  const { jwt } = (await check(token2FA)) as { jwt: string }
  expect(fakes.world.sessions.loginIdOf(jwt)).toBe('maria.santos')
  expect(fakes.world.sessions.loginIdOf(caller.jwt)).toBe('maria.santos')
})

test.each([
  ['tia.prompt', undefined, 'tia.prompt@example.test'],
  ['tia.prompt', 'SMS', '+15125550187'],
  ['sam.ortiz', undefined, '+15125550142'],
  ['sam.ortiz', 'Email', 'sam.ortiz@example.test'],
])('sends the passcode of %s with the channel %s to %s', async (person, Channel, address) => {
  const anonymous = await upTo('service-token', person)
  const { sessions, people } = fakes.world
  const caller = {
    ...anonymous,
    jwt: sessions.start(person),
    userId: people.findByLoginId(person)?.id ?? '',
  }
  await callOperation(send2FA, caller, { body: { ewLoginId: person, Channel } })
  expect(sent()).toEqual([address])
})

test('rejects a passcode for another login', async () => {
  const caller = await upTo('signed-in', 'maria.santos')
  const before = sent()
  const response = await callOperation(send2FA, caller, { body: { ewLoginId: 'chris.lee' } })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('body/ewLoginId is not the login id of the user')
  expect(sent()).toEqual(before)
})
