import {
  choosePasscodeChannel,
  resendPasscode,
  startSignIn,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findLogLine } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password, type Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack

beforeEach(async () => {
  stack = await startStack({ LIMIT_ADDRESS: '20' })
})
afterEach(() => stack.close())

const tryPassword = (visitor: Visitor, identity: string, typed: string) =>
  visitor.call(startSignIn, { body: { identity, password: typed } })

const wrongPasscode = (visitor: Visitor) => ({
  passcode: visitor.passcode(maria) === '111111' ? '222222' : '111111',
})

async function failSixTimes(identity: string) {
  for (let i = 0; i < 6; i++)
    expect((await tryPassword(stack.visitor(), identity, 'wrong')).status).toBe(422)
}

test('rate-limits for 15 minutes after six wrong passwords, without an upstream call', async () => {
  await failSixTimes(maria)
  stack.fakes.world.calls.clear()
  const { status, problem, headers } = await tryPassword(stack.visitor(), maria, password)
  expect([status, problem.code]).toEqual([429, 'rate-limited'])
  expect(problem.retryAfter).toBeGreaterThan(14 * 60)
  expect(headers.get('retry-after')).toBe(String(problem.retryAfter))
  expect(stack.operationsCalled()).toEqual([])
})

test.each([
  ['the first of six attempts', 1, 7],
  ['every one of six attempts', 12, 12],
])('a 401 to %s sends it again with a new service token', async (_case, times, expected) => {
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 401, times })
  for (let i = 0; i < 6; i++) await tryPassword(stack.visitor(), maria, 'wrong')
  expect((await tryPassword(stack.visitor(), maria, 'wrong')).status).toBe(429)
  const called = stack.operationsCalled()
  expect(called.filter((name) => name === 'getLoginId')).toHaveLength(expected)
  expect(called.filter((name) => name === 'authenticate')).toHaveLength(expected - 5)
})

test('limits an account in any letter case', async () => {
  await failSixTimes(maria)
  expect((await tryPassword(stack.visitor(), 'Maria.Santos@Example.TEST', password)).status).toBe(
    429,
  )
})

test('login id and e-mail address share one count once the upstream has told whose they are', async () => {
  const spellings = [maria, 'maria.santos', ' MARIA.santos ', 'Maria.Santos@example.test ']
  await failSixTimes('dana.wolf')
  expect((await tryPassword(stack.visitor(), 'dana.wolf@example.test', 'wrong')).status).toBe(422)
  expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(200)
  for (let i = 0; i < 6; i++) {
    const typed = spellings[i % spellings.length] ?? ''
    expect((await tryPassword(stack.visitor(), typed, 'wrong')).status).toBe(422)
  }
  stack.fakes.world.calls.clear()
  for (const typed of spellings)
    expect((await tryPassword(stack.visitor(), typed, password)).status).toBe(429)
  expect(stack.operationsCalled()).toEqual([])
})

test('a right password under one spelling resets the count of the account', async () => {
  await tryPassword(stack.visitor(), maria, password)
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 5; i++) await tryPassword(stack.visitor(), 'maria.santos', 'wrong')
    expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(200)
  }
})

test('so does the first one, which tells whose spelling it is', async () => {
  for (const spelling of [maria, 'maria.santos']) {
    for (let i = 0; i < 5; i++) await tryPassword(stack.visitor(), 'maria.santos', 'wrong')
    expect((await tryPassword(stack.visitor(), spelling, password)).status).toBe(200)
  }
})

test.each([
  [' maria.santos ', 'maria.santos'],
  ['ｍaria\u200b.ｓantos', 'maria.santos'],
  ['ana.mun\u0303oz', 'ana.mu\u00f1oz'],
])('an identity %j goes upstream as %j', async (typed, sent) => {
  await tryPassword(stack.visitor(), typed, password)
  const call = stack.fakes.world.calls
    .list()
    .findLast(({ operation }) => operation === 'getLoginId')
  expect(call?.body).toMatchObject({ Identity: sent })
})

test('composed and decomposed letters of an identity share one count', async () => {
  await failSixTimes('ana.mu\u00f1oz@example.test')
  const typed = 'Ana.Mun\u0303oz@example.test'
  expect((await tryPassword(stack.visitor(), typed, password)).status).toBe(429)
})

test('a right password resets the limit', async () => {
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 5; i++) await tryPassword(stack.visitor(), maria, 'wrong')
    expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(200)
  }
})

test('failures of strangers do not lock out a known device', async () => {
  const known = stack.visitor()
  await known.signIn(maria)
  await failSixTimes(maria)
  expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(429)
  expect((await known.signIn(maria)).status).toBe(200)
})

test.each([maria, 'maria.santos', ' Maria.Santos@Example.test '])(
  'a device is known as %s, whichever name its owner signed in with',
  async (identity) => {
    const known = stack.visitor()
    await known.signIn(maria)
    await failSixTimes(identity)
    expect((await tryPassword(stack.visitor(), identity, password)).status).toBe(429)
    expect((await tryPassword(known, identity, password)).status).toBe(200)
  },
)

test('a known device has a count for each of its accounts', async () => {
  const shared = stack.visitor()
  for (const identity of [maria, 'dana.wolf@example.test']) await shared.signIn(identity)
  for (let i = 0; i < 6; i++) await tryPassword(shared, maria, 'wrong')
  expect((await tryPassword(shared, maria, password)).status).toBe(429)
  expect((await tryPassword(shared, 'dana.wolf@example.test', password)).status).toBe(200)
})

test('an upstream failure is told to a known device, too', async () => {
  const known = stack.visitor()
  await known.signIn(maria)
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 500, times: 1 })
  expect((await tryPassword(known, maria, password)).status).toBe(502)
})

test('wrong passcodes of strangers do not lock out a known device', async () => {
  const [known, stranger] = [stack.visitor(), stack.visitor()]
  await known.signIn(maria)
  await stranger.startSignIn(maria)
  const body = wrongPasscode(stranger)
  for (let i = 0; i < 6; i++) await stranger.call(submitPasscode, { body })
  expect((await stranger.call(submitPasscode, { body })).status).toBe(429)
  expect((await known.signIn(maria)).status).toBe(200)
})

test('sends no passcode that could not be used', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const body = wrongPasscode(visitor)
  for (let i = 0; i < 6; i++) await visitor.call(submitPasscode, { body })
  stack.fakes.world.calls.clear()
  const refused = await tryPassword(stack.visitor(), maria, password)
  expect([refused.status, refused.problem.code]).toEqual([429, 'rate-limited'])
  expect(refused.problem.retryAfter).toBeGreaterThan(14 * 60)
  expect(stack.operationsCalled()).toEqual([])
})

test('failures of strangers at its address do not lock out a known device', async () => {
  const known = stack.visitor()
  await known.signIn(maria)
  for (let i = 0; i < 20; i++) await tryPassword(stack.visitor(), `someone.${i}@example.test`, 'x')
  expect((await tryPassword(stack.visitor(), 'dana.wolf@example.test', password)).status).toBe(429)
  expect((await known.signIn(maria)).status).toBe(200)
})

test('limits the passcodes sent to one account, and counts no wrong passwords', async () => {
  const strict = await startStack({ LIMIT_PASSCODES: '2' }, { fakes: stack.fakes })
  const enter = (typed = password) => tryPassword(strict.visitor(), maria, typed)
  const statuses = []
  for (const typed of [password, 'wrong', 'wrong', password, password])
    statuses.push((await enter(typed)).status)
  expect(statuses).toEqual([200, 422, 422, 200, 429])
  const calls = stack.operationsCalled().filter((name) => name === 'getLoginId')
  expect(calls).toHaveLength(4)
  // The login id is one name, taken once.
  const byLoginId = []
  for (let times = 0; times < 3; times++)
    byLoginId.push((await tryPassword(strict.visitor(), 'dana.wolf', password)).status)
  expect(byLoginId).toEqual([200, 200, 429])
})

async function unlock({ opsUrl }: Stack, loginId: string) {
  const response = await fetch(`${opsUrl}/accounts/unlock`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`ada:${fakeCredentials.opsToken}`)}`,
    },
    body: JSON.stringify({ loginId }),
  })
  return response.json()
}

test('after too many wrong passcodes in a row refers to support, from any device', async () => {
  const strict = await startStack(
    { LIMIT_WRONG_PASSCODES: '3', LIMIT_WRONG: '100' },
    { fakes: stack.fakes },
  )
  const enter = async (passcode?: string) => {
    const visitor = strict.visitor()
    // The name that wrong passcodes are counted for: a right password resets nothing.
    const started = await visitor.startSignIn('maria.santos')
    if (started.status !== 200) return started.problem.code
    const body = { passcode: passcode ?? visitor.passcode(maria) }
    return (await visitor.call(submitPasscode, { body })).problem.code
  }
  const codes = []
  for (const passcode of ['000000', '000001', undefined, '000002', '000003', '000004'])
    codes.push(await enter(passcode))
  expect(codes).toEqual([
    ...['passcode-wrong', 'passcode-wrong', undefined],
    ...['passcode-wrong', 'passcode-wrong', 'passcode-wrong'],
  ])
  stack.fakes.world.faults.add({
    operation: 'authenticateUser',
    kind: 'status',
    status: 500,
    times: 1,
  })
  expect((await strict.visitor().startSignIn('maria.santos')).status).toBe(502)
  expect(await enter()).toBe('account-inactive')
  expect(findLogLine(strict, 'account locked by wrong passcodes')).toMatchObject({
    id: expect.any(String),
    account: expect.stringMatching(/^[\w-]{10,}$/),
  })
  expect(await unlock(strict, 'dana.wolf')).toEqual({ wasLocked: false })
  expect(await enter()).toBe('account-inactive')
  expect(await unlock(strict, 'Maria.Santos')).toEqual({ wasLocked: true })
  expect(await enter()).toBeUndefined()
  const unlocked = strict.audit().filter(({ event }) => event === 'account-unlocked')
  expect(unlocked).toMatchObject([
    { operator: 'ada', wasLocked: false },
    { operator: 'ada', wasLocked: true },
  ])
  // The account is named as in its other events.
  const refused = strict.audit().filter(({ event }) => event === 'sign-in-refused')
  expect(refused.map(({ account }) => account)).toContain(unlocked[1]?.account)
  expect(JSON.stringify(unlocked)).not.toMatch(/maria|dana/i)
})

/** An account that wrong passcodes have locked, with two sign-ins that are still pending. */
async function lock(loginId: string) {
  const settings = { LIMIT_WRONG_PASSCODES: '1', LIMIT_ADDRESS: '100', RESEND_AFTER_SECONDS: '1' }
  const strict = await startStack(settings, { fakes: stack.fakes })
  const [pending, elsewhere] = [strict.visitor(), strict.visitor()]
  await elsewhere.startSignIn(loginId)
  const { reply } = await pending.startSignIn(loginId)
  if (reply.options.length > 0)
    await pending.call(choosePasscodeChannel, { body: { channel: 'email' } })
  const body = { passcode: '000000' }
  expect((await pending.call(submitPasscode, { body })).problem.code).toBe('passcode-wrong')
  const before = stack.fakes.world.outbox.list().length
  return { strict, pending, elsewhere, sent: () => stack.fakes.world.outbox.list().length - before }
}

test('unlocks by the e-mail address that the account was locked under', async () => {
  const { strict } = await lock(maria)
  expect((await tryPassword(strict.visitor(), maria, password)).problem.code).toBe(
    'account-inactive',
  )
  expect(await unlock(strict, maria)).toEqual({ wasLocked: true })
  expect((await tryPassword(strict.visitor(), maria, password)).status).toBe(200)
  const [unlocked] = strict.audit().filter(({ event }) => event === 'account-unlocked')
  const refused = strict.audit().filter(({ code }) => code === 'passcode-wrong')
  expect(refused.map(({ account }) => account)).toEqual([unlocked?.account])
})

test('a locked account is sent no passcode, and only its password tells that it is locked', async () => {
  const { strict, pending, sent } = await lock('maria.santos')
  const refusal = async (identity: string, typed: string) => {
    const { status, problem } = await tryPassword(strict.visitor(), identity, typed)
    const { reference, ...told } = problem
    return { status, told }
  }
  expect((await refusal('maria.santos', password)).told.code).toBe('account-inactive')
  expect(await refusal('maria.santos', 'wrong')).toEqual(await refusal('dana.wolf', 'wrong'))
  const body = { passcode: '000000' }
  expect((await pending.call(submitPasscode, { body })).problem.code).toBe('account-inactive')
  expect((await pending.call(resendPasscode)).problem.code).toBe('account-inactive')
  expect(sent()).toBe(0)
})

test.each([404, 422])(
  'answers invalid-credentials for a locked account when the upstream answers %s',
  async (status) => {
    const { strict } = await lock('maria.santos')
    stack.fakes.world.faults.add({
      operation: 'authenticateUser',
      kind: 'status',
      status,
      times: 1,
    })
    const { problem } = await tryPassword(strict.visitor(), 'maria.santos', password)
    expect(problem.code).toBe('invalid-credentials')
  },
)

test('the start of a lock is logged once, each refusal audited once', async () => {
  const { strict, pending } = await lock('maria.santos')
  const before = strict.audit().length
  await pending.call(resendPasscode)
  await pending.call(submitPasscode, { body: { passcode: '000001' } })
  await tryPassword(strict.visitor(), 'maria.santos', password)
  const refused = { event: 'sign-in-refused', code: 'account-inactive' }
  expect(strict.audit().slice(before)).toEqual(Array(3).fill(expect.objectContaining(refused)))
  const lines = strict.log.filter((line) => line.includes('account locked by wrong passcodes'))
  expect(lines).toHaveLength(1)
})

test('each refusal by the lock names it in log, failures and audit, under one account', async () => {
  const { strict, pending } = await lock(maria)
  const before = strict.audit().length
  const { problem } = await tryPassword(strict.visitor(), maria, password)
  await pending.call(submitPasscode, { body: { passcode: '000001' } })
  expect(problem).not.toHaveProperty('limit')
  const refusal = { code: 'account-inactive', limit: 'wrongPasscodes' }
  const { account } = findLogLine(strict, 'account locked by wrong passcodes') ?? {}
  expect(strict.audit().slice(before)).toEqual(
    Array(2).fill(expect.objectContaining({ ...refusal, account })),
  )
  const told = { problem: 'account-inactive', limit: 'wrongPasscodes' }
  expect(strict.log.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ id: problem.reference, ...told }),
  )
  const found = await fetch(`${strict.opsUrl}/failures?reference=${problem.reference}`)
  expect(await found.json()).toMatchObject({ failures: [told] })
})

test('refusals at the password are audited as those at the passcode', async () => {
  const { strict } = await lock(maria)
  await tryPassword(strict.visitor(), maria, 'wrong')
  const refused = strict.audit().filter(({ event }) => event === 'sign-in-refused')
  expect(refused.map(({ code }) => code)).toEqual(['passcode-wrong', 'invalid-credentials'])
  expect(refused[0]?.account).toMatch(/^[\w-]{16}$/)
  expect(refused[0]?.account).toBe(refused[1]?.account)
})

test('a locked account of an unknown spelling is told so, and sent one passcode at most', async () => {
  const { strict, sent } = await lock('maria.santos')
  for (let times = 0; times < 3; times++)
    expect((await tryPassword(strict.visitor(), maria, password)).problem.code).toBe(
      'account-inactive',
    )
  expect(sent()).toBe(1)
})

test('a user who chooses the channel is sent no passcode that could not be used', async () => {
  const { strict, elsewhere, sent } = await lock('tia.prompt')
  const { problem } = await tryPassword(strict.visitor(), 'tia.prompt@example.test', password)
  expect(problem.code).toBe('account-inactive')
  const chosen = await elsewhere.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  expect(chosen.problem.code).toBe('account-inactive')
  expect(sent()).toBe(0)
})

test('a device known for one account is a stranger to others', async () => {
  const thief = stack.visitor()
  await thief.signIn('dana.wolf@example.test')
  await failSixTimes(maria)
  expect((await tryPassword(thief, maria, password)).status).toBe(429)
})

test('does not count attempts that fail upstream', async () => {
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 500, times: 8 })
  for (let i = 0; i < 8; i++)
    expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(502)
  expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(200)
})

test.each([400, 401, 403, 404, 422])(
  'counts attempts that the upstream refuses with %d',
  async (status) => {
    stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status, times: 10 })
    const statuses: number[] = []
    for (let i = 0; i < 8; i++)
      statuses.push((await tryPassword(stack.visitor(), maria, 'wrong')).status)
    expect(statuses.filter((one) => one !== 429)).toHaveLength(6)
  },
)

test.each([408, 429])(
  'gives attempts back that the upstream has not judged: %d',
  async (status) => {
    stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status, times: 5 })
    for (let i = 0; i < 5; i++) await tryPassword(stack.visitor(), maria, 'wrong')
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => tryPassword(stack.visitor(), maria, 'wrong')),
    )
    expect(wrong.map((one) => one.status)).toEqual(Array(5).fill(422))
  },
)

test('gives attempts back after upstream failures as often as attempts are allowed', async () => {
  const patient = await startStack({ BREAKER_FAILURES: '100' }, { fakes: stack.fakes })
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 500, times: 40 })
  const statuses: number[] = []
  for (let i = 0; i < 14; i++)
    statuses.push((await tryPassword(patient.visitor(), maria, 'wrong')).status)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(12)
})

test.each([
  '\u200Bmaria.santos@example.test',
  'maria.santos@example.test\u00AD',
  'ｍaria.santos@example.test',
])('counts %j as the same account', async (spelling) => {
  await failSixTimes(maria)
  expect((await tryPassword(stack.visitor(), spelling, password)).status).toBe(429)
  expect(stack.operationsCalled().filter((name) => name === 'getLoginId')).toHaveLength(6)
})

test('rate-limits after six wrong passcodes', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const code = visitor.passcode(maria)
  const body = wrongPasscode(visitor)
  for (let i = 0; i < 6; i++)
    expect((await visitor.call(submitPasscode, { body })).status).toBe(422)
  const right = await visitor.call(submitPasscode, { body: { passcode: code } })
  expect([right.status, right.problem.code]).toEqual([429, 'rate-limited'])
})

test('a right passcode resets the count of wrong ones', async () => {
  for (let round = 0; round < 2; round++) {
    const visitor = stack.visitor()
    await visitor.startSignIn(maria)
    const body = wrongPasscode(visitor)
    for (let i = 0; i < 5; i++)
      expect((await visitor.call(submitPasscode, { body })).status).toBe(422)
    const right = { passcode: visitor.passcode(maria) }
    expect((await visitor.call(submitPasscode, { body: right })).status).toBe(200)
  }
})

test('limits failures per IP address across accounts', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 22; i++)
    statuses.push((await tryPassword(stack.visitor(), `p${i}@example.test`, 'x')).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('limits failures per /64 network of IPv6, behind a trusted proxy', async () => {
  const proxied = await startStack(
    { LIMIT_ADDRESS: '4', TRUST_PROXY: '127.0.0.1' },
    { fakes: stack.fakes },
  )
  const statusFrom = async (address: string, at: number) => {
    const visitor = proxied.visitor({ 'x-forwarded-for': address })
    return (await tryPassword(visitor, `p${at}@example.test`, 'x')).status
  }
  const statuses = []
  for (let at = 0; at < 6; at++)
    statuses.push(await statusFrom(`2001:db8:1:2:${at + 1}::${at + 1}`, at))
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
  expect(await statusFrom('2001:db8:1:3::1', 6)).toBe(422)
})

test('a sign-in by IPv6 takes nothing from the limit of its network', async () => {
  const proxied = await startStack(
    { LIMIT_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' },
    { fakes: stack.fakes },
  )
  for (const address of ['2001:db8:1:4::1', '2001:db8:1:4::2', '2001:db8:1:4::3']) {
    const visitor = proxied.visitor({ 'x-forwarded-for': address })
    expect((await visitor.signIn(maria)).status).toBe(200)
  }
})

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return (performance.now() - start) / 1000
}

test('a refused password is answered at the end of its time slot, a passcode at once', async () => {
  const withSlot = (SIGN_IN_SLOT_MS: string) =>
    startStack({ LIMIT_ADDRESS: '20', SIGN_IN_SLOT_MS }, { fakes: stack.fakes })
  const short = await withSlot('400')
  const long = await withSlot('8000')
  const wrong = () => tryPassword(short.visitor(), maria, 'wrong')
  expect(await secondsOf(wrong)).toBeGreaterThanOrEqual(0.39)
  const visitor = long.visitor()
  await visitor.startSignIn(maria)
  const body = wrongPasscode(visitor)
  expect(await secondsOf(() => visitor.call(submitPasscode, { body }))).toBeLessThan(8)
})

test('ignores a forged device cookie', async () => {
  const visitor = stack.visitor()
  visitor.cookie = `gatehouse-device=${'x'.repeat(3000)}`
  await visitor.signIn(maria)
  expect(visitor.cookie).toMatch(/gatehouse-device=[\w-]{22}(;|$)/)
})

test.each([
  [maria, 'wrong', 'invalid-credentials'],
  ['ines.roy@example.test', password, 'account-inactive'],
  ['rey.cruz@example.test', password, 'password-change-forced'],
])('an attempt of %s that is refused counts, and is audited', async (identity, typed, code) => {
  for (let i = 0; i < 6; i++)
    expect((await tryPassword(stack.visitor(), identity, typed)).problem.code).toBe(code)
  expect((await tryPassword(stack.visitor(), identity, typed)).problem.code).toBe('rate-limited')
  const refused = stack.audit().filter(({ event }) => event === 'sign-in-refused')
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ code, account: expect.stringMatching(/^[\w-]{10,}$/) })
})

test('a passcode that the upstream could not check counts no wrong one, nor is it audited', async () => {
  const strict = await startStack(
    { LIMIT_WRONG_PASSCODES: '2', LIMIT_WRONG: '6' },
    { fakes: stack.fakes },
  )
  const visitor = strict.visitor()
  await visitor.startSignIn(maria)
  const body = { passcode: visitor.passcode(maria) }
  stack.fakes.world.faults.add({ operation: 'check2FA', kind: 'status', status: 500, times: 4 })
  for (let i = 0; i < 4; i++)
    expect((await visitor.call(submitPasscode, { body })).status).toBe(502)
  expect((await visitor.call(submitPasscode, { body })).status).toBe(200)
  expect(strict.audit().filter(({ event }) => event === 'sign-in-refused')).toEqual([])
})
