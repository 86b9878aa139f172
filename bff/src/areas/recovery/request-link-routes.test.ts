import { answerSecurityQuestion, requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

const maria = 'maria.santos@example.test'
const unknown = 'nobody.there@example.test'
const inactive = 'ines.roy@example.test'
let stack: Stack

const request = (username: string, visitor = stack.visitor()) =>
  visitor.call(requestResetLink, { body: { username } })
const mailed = () => stack.fakes.world.outbox.list().map(({ to }) => to)

describe('with neutral messages', () => {
  beforeAll(async () => {
    stack = await startStack({ RECOVERY_SLOT_MS: '0' })
  })
  afterAll(() => stack.close())
  beforeEach(() => stack.fakes.world.reset())

  test.each([maria, unknown, inactive])('answers the same for %s', async (username) => {
    const { status, reply } = await request(username)
    expect([status, reply]).toEqual([200, { sentTo: null }])
    expect(mailed()).toEqual(username === maria ? [maria] : [])
  })

  test('requests the link as the upstream specifies', async () => {
    await request(` ${maria} `)
    const [mail] = stack.fakes.world.outbox.list(maria)
    expect(mail?.link).toMatch(/^http:\/\/portal\.test\/password-reset\?token=/)
    expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
      path: '/Api/User/ForgotPassword',
      body: { username: maria },
    })
  })

  test('audits the difference without identifying the account', async () => {
    const before = stack.audit().length
    await request(maria)
    await request(unknown)
    await request(inactive)
    expect(stack.audit().slice(before)).toMatchObject([
      { event: 'recovery-link-requested', account: expect.any(String) },
      { event: 'recovery-refused', path: 'link', code: 'account-unknown' },
      { event: 'recovery-refused', path: 'link', code: 'username-invalid' },
    ])
    expect(JSON.stringify([stack.audit(), stack.log])).not.toMatch(/maria|nobody|\b71001\b/i)
  })

  test('does not report a refused gateway credential as an unknown account', async () => {
    for (const status of [401, 403, 429]) {
      stack.fakes.world.faults.add({ operation: 'forgotPassword', kind: 'status', status })
      expect((await request('chris.lee@example.test')).problem.code).toBe('upstream-refused')
    }
  })

  test.each(['', 'maria', 'maria@', 'maria santos@example.test'])(
    'rejects %p without an upstream call',
    async (username) => {
      expect((await request(username)).problem.errors).toMatchObject([{ field: 'username' }])
      expect(stack.operationsCalled()).toEqual([])
    },
  )
})

describe('the limit', () => {
  beforeEach(async () => {
    stack = await startStack({ RECOVERY_SLOT_MS: '0' })
  })
  afterEach(() => stack.close())

  test.each([maria, unknown])(
    'limits links for %s to five per 15 minutes from any IP address',
    async (username) => {
      for (let i = 0; i < 5; i++) expect((await request(username)).status).toBe(200)
      stack.fakes.world.calls.clear()
      const { status, problem } = await request(username.toUpperCase())
      expect([status, problem.code]).toEqual([429, 'rate-limited'])
      expect(problem.retryAfter).toBeGreaterThan(14 * 60)
      expect(stack.operationsCalled()).toEqual([])
      expect((await request('chris.lee@example.test')).status).toBe(200)
    },
  )

  test('does not limit a known device by requests of strangers', async () => {
    const known = stack.visitor()
    await known.signIn(maria)
    for (let i = 0; i < 6; i++) await request(maria)
    expect((await request(maria)).status).toBe(429)
    expect((await request(maria, known)).status).toBe(200)
  })

  test('strangers at its address do not limit a known device', async () => {
    const strict = await startStack(
      { RECOVERY_SLOT_MS: '0', LIMIT_ADDRESS: '2' },
      { fakes: stack.fakes },
    )
    const known = strict.visitor()
    await known.signIn(maria)
    for (const name of ['a', 'b', 'c'])
      await strict.visitor().call(requestResetLink, { body: { username: `${name}@example.test` } })
    const ask = (from = strict.visitor()) =>
      from.call(requestResetLink, { body: { username: maria } })
    expect((await ask()).problem.code).toBe('rate-limited')
    expect((await ask(known)).status).toBe(200)
    const body = { username: maria, answer: 'Biscuit' }
    expect((await known.call(answerSecurityQuestion, { body })).status).toBe(200)
  })

  test('answers an upstream problem, which does not count', async () => {
    const fault = { operation: 'forgotPassword', kind: 'status', status: 500, times: 6 } as const
    stack.fakes.world.faults.add(fault)
    for (let i = 0; i < 6; i++) expect((await request(maria)).status).toBe(502)
    expect((await request(maria)).status).toBe(200)
  })
})

describe('with explicit messages', () => {
  beforeAll(async () => {
    stack = await startStack({ RECOVERY_MESSAGES: 'explicit' })
  })
  afterAll(() => stack.close())
  beforeEach(() => stack.fakes.world.reset())

  test('gives the masked destination of the link', async () => {
    expect((await request(maria)).reply).toEqual({ sentTo: 'm•••s@example.test' })
  })

  test('distinguishes unknown and invalid accounts', async () => {
    expect((await request(unknown)).problem.code).toBe('account-unknown')
    expect((await request(inactive)).problem.code).toBe('username-invalid')
    expect(mailed()).toEqual([])
  })

  test('names the address that the link went to, not the one typed', async () => {
    const text = '{"Valid":true,"EmailAddress":"home@example.test"}'
    stack.fakes.world.faults.add({ operation: 'forgotPassword', kind: 'reply', text })
    expect((await request('other@example.test')).reply).toEqual({ sentTo: 'h•••e@example.test' })
  })

  test.each([
    { kind: 'empty' },
    { kind: 'reply', text: '{"Valid":true,"EmailAddress":""}' },
  ] as const)('the reply %o counts as sent to the address typed', async (reply) => {
    stack.fakes.world.faults.add({ operation: 'forgotPassword', ...reply })
    expect((await request('other@example.test')).reply).toEqual({ sentTo: 'o•••r@example.test' })
  })
})
