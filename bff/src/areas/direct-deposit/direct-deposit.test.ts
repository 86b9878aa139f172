import type { BodyOf } from '@gatehouse/contracts/endpoint'
import {
  checkDepositAccount,
  readDirectDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
/** Of maria, in deposit order. */
const fullNumbers = ['004402118801', '7350092246', '66120374419', '310558207']

const daySeconds = 24 * 3600

type Body = BodyOf<typeof saveDirectDeposit>
type Sent = Body['deposits'][number]

let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack({ LIMIT_RESENDS: '100', LIMIT_ACCOUNT_CHECKS: '20' })
})
afterAll(() => stack.close())
afterEach(restoreClock)
// One change a day: each test has a day of its own.
let day = 0
beforeEach(async () => {
  stack.fakes.world.reset()
  advanceClock(daySeconds * day++)
  visitor = await stack.signIn('maria.santos')
})

const readList = async (from = visitor) => (await from.call(readDirectDeposit)).reply
const bankCheck = { routingNumber: '021000021', accountNumber: '', version: 'x', listedIds: [] }
const savesOf = () =>
  stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation === 'saveDirectDeposits')
    .map(({ body }) => body as { directDeposits: Record<string, unknown>[]; jwt: string })

/** The list on file as the portal sends it. */
async function unchangedBody(from = visitor): Promise<Body> {
  const { version, deposits } = await readList(from)
  return {
    version,
    deposits: deposits.map(({ lastDigits: _, ...one }) => ({ ...one, accountNumber: '' })),
  }
}
const added: Sent = {
  id: '',
  accountType: 'checking',
  routingNumber: '011401533',
  accountNumber: '5551-2345',
  depositType: 'amount',
  amount: '$25.5',
  percent: '',
}
const save = (body: Body, from = visitor) => from.callWithStepUp(saveDirectDeposit, body, maria)

test('shows the list in deposit order, with the last digits of the accounts only', async () => {
  const response = await visitor.fetch(readDirectDeposit)
  expect(stack.operationsCalled().at(-1)).toBe('readDirectDeposits')
  const text = await response.text()
  for (const number of fullNumbers) expect(text).not.toContain(number)
  const { state, deposits } = JSON.parse(text)
  expect(state).toBe('open')
  expect(deposits).toMatchObject([
    {
      id: '1',
      accountType: 'checking',
      lastDigits: '8801',
      depositType: 'amount',
      amount: '150.00',
    },
    { accountType: 'savings', routingNumber: '011401533', depositType: 'percent', percent: '20' },
    { lastDigits: '4419', amount: '75.50', percent: '' },
    { lastDigits: '8207', depositType: 'balance', amount: '', percent: '' },
  ])
})

test('sorts the list by priority, whichever order payroll gives', async () => {
  const priorities = [999, 2, null, 1]
  const directDeposits = priorities.map((PRIORITY) => ({
    ACCOUNT_TYPE: 'C',
    BANK_CD: '91000019',
    ACCOUNT_NUM: `1234${(PRIORITY ?? 0) + 4000}`,
    PRIORITY,
    DEPOSIT_TYPE: 'A',
    DEPOSIT_AMT: 10,
    AMOUNT_PCT: 0,
  }))
  const text = JSON.stringify({ directDeposits, updateAllowedForToday: 'YES' })
  stack.fakes.world.faults.add({ operation: 'readDirectDeposits', kind: 'reply', text })
  const { deposits, state } = await readList()
  expect(state).toBe('open')
  expect(deposits.map(({ lastDigits }) => lastDigits)).toEqual(['4000', '4001', '4002', '4999'])
  expect(deposits[0]).toMatchObject({ routingNumber: '091000019', amount: '10.00' })
})

test.each([
  ['lou.diaz', 'submitted-today', 2],
  ['kai.mori', 'daily-pay', 2],
  ['bea.stone', 'unreadable', 0],
  ['ola.berg', 'not-configured', 0],
  ['chris.lee', 'open', 0],
])('the list of %s is %s', async (login, state, count) => {
  const reply = await readList(await stack.signIn(login))
  expect([reply.state, reply.deposits.length]).toEqual([state, count])
})

test('an account number that came as a number is unreadable, not guessed', async () => {
  const text =
    '{"directDeposits":[{"ACCOUNT_TYPE":"C","ACCOUNT_NUM":12345678901234567,"DEPOSIT_TYPE":"B"}]}'
  stack.fakes.world.faults.add({ operation: 'readDirectDeposits', kind: 'reply', text, times: 1 })
  const { state, deposits } = await readList(await stack.signIn('chris.lee'))
  expect([state, deposits]).toEqual(['unreadable', []])
})

test.each(['', ' ', null])('a list whose permission is %j is not configured', async (allowed) => {
  const text = JSON.stringify({ directDeposits: [], updateAllowedForToday: allowed })
  stack.fakes.world.faults.add({ operation: 'readDirectDeposits', kind: 'reply', text, times: 1 })
  expect((await readList(await stack.signIn('chris.lee'))).state).toBe('not-configured')
})

test('without a payroll id there is no list, and nothing reaches payroll', async () => {
  const noor = await stack.signIn('noor.haddad')
  const body = { version: 'x', deposits: [added] }
  for (const { problem } of [
    await noor.call(readDirectDeposit),
    await noor.call(checkDepositAccount, {
      body: bankCheck,
    }),
    await noor.callWithStepUp(saveDirectDeposit, body, 'noor.haddad@example.test'),
  ])
    expect(problem.code).toBe('not-found')
  expect(stack.operationsCalled()).not.toContain('readDirectDeposits')
})

test.each([
  ['Warning -- No record.', 'No record.'],
  ['Error saving Component', undefined],
  ['<b>No record.</b>', undefined],
])('an answer without a list is refused, with its message cleaned: %s', async (message, shown) => {
  const text = JSON.stringify({ message, updateAllowedForToday: 'Yes' })
  stack.fakes.world.faults.add({ operation: 'readDirectDeposits', kind: 'reply', text })
  for (const { problem } of [
    await visitor.call(readDirectDeposit),
    await visitor.call(checkDepositAccount, {
      body: bankCheck,
    }),
  ])
    expect([problem.code, problem.upstreamMessage]).toEqual(['deposits-refused', shown])
})

test('tells a change of the list on file by its version', async () => {
  const { version } = await readList()
  const { people, payroll } = stack.fakes.world
  const person = people.findByLoginId('maria.santos')
  const [first] = (person && payroll.accountOf(person)?.deposits) ?? []
  // The digits that are shown stay.
  if (first) first.ACCOUNT_NUM = `9${first.ACCOUNT_NUM.slice(1)}`
  expect((await readList(await stack.signIn('maria.santos'))).version).not.toBe(version)
})

test.each([
  ['021000021', '44021188', []],
  ['021000021', '', []],
  ['021000021', '0044-0211 8801', [['accountNumber', 'account-exists']]],
  ['322271627', '44021188', [['routingNumber', 'routing-number']]],
  [
    '322271627',
    '7350092246',
    [
      ['accountNumber', 'account-exists'],
      ['routingNumber', 'routing-number'],
    ],
  ],
])('checks the account %s %s', async (routingNumber, accountNumber, expected) => {
  const { version, deposits } = await readList()
  const body = { routingNumber, accountNumber, version, listedIds: deposits.map(({ id }) => id) }
  const { status, problem } = await visitor.call(checkDepositAccount, { body })
  const errors = (problem.errors ?? []).map(({ field, rule }) => [field, rule])
  expect([status, errors]).toEqual([expected.length === 0 ? 200 : 400, expected])
  expect(stack.operationsCalled()).toContain('validateRoutingNumber')
})

test('a bank that cannot be checked is not called invalid', async () => {
  stack.fakes.world.faults.add({ operation: 'validateRoutingNumber', kind: 'status', status: 503 })
  const { problem } = await visitor.call(checkDepositAccount, { body: bankCheck })
  expect(problem.code).toBe('upstream-refused')
})

test('a removed account can be added again, unless the list on file is another', async () => {
  const { version } = await readList()
  const body = { ...bankCheck, accountNumber: '7350092246', listedIds: ['1', '3'] }
  const check = (listVersion: string) =>
    visitor.call(checkDepositAccount, { body: { ...body, version: listVersion } })
  expect((await check(version)).status).toBe(200)
  expect((await check('another')).problem.errors).toEqual([
    { field: 'accountNumber', rule: 'account-exists' },
  ])
})

test('accounts cannot be tried out', async () => {
  const worker = await stack.signIn('lou.diaz')
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 21; tries++) {
    const body = { ...bankCheck, accountNumber: `4402118${tries + 10}` }
    codes.push((await worker.call(checkDepositAccount, { body })).problem.code)
  }
  expect(codes.filter(Boolean)).toEqual(['rate-limited'])
})

test('saves the list with full account numbers, numbered, and with the passcode of this save', async () => {
  const body = await unchangedBody()
  const [, second, third, balance] = body.deposits as [Sent, Sent, Sent, Sent]
  const deposits = [third, balance, added, { ...second, percent: '33.4' }]
  const { status, reply } = await save({ ...body, deposits })
  expect([status, reply]).toEqual([200, { message: 'Direct deposit information was saved.' }])
  const [sent] = savesOf()
  expect(sent?.directDeposits.map(toLine)).toEqual([
    'C 091000019 66120374419 A 0 75.5 1',
    'C 011401533 55512345 A 0 25.5 2',
    'S 011401533 7350092246 P 33.4 0 3',
    'C 091000019 310558207 B 0 0 999',
  ])
  expect(sent?.jwt).toMatch(/^ey/)

  const after = await readList()
  expect([after.state, after.deposits.map(({ lastDigits }) => lastDigits)]).toEqual([
    'submitted-today',
    ['4419', '2345', '2246', '8207'],
  ])
  expect((await save(await unchangedBody())).problem.code).toBe('entry-changed')
  expect(savesOf()).toHaveLength(1)
})

test('one change a day is taken, also while payroll still allows another', async () => {
  expect((await save({ ...(await unchangedBody()), deposits: [added] })).status).toBe(200)
  const { people, payroll } = stack.fakes.world
  const person = people.findByLoginId('maria.santos')
  const account = person && payroll.accountOf(person)
  if (account) account.updateAllowed = 'Yes'

  const again = await stack.signIn('maria.santos')
  expect((await readList(again)).state).toBe('submitted-today')
  const body = await unchangedBody(again)
  expect((await save({ ...body, deposits: [] }, again)).problem.code).toBe('entry-changed')
  expect(savesOf()).toHaveLength(1)
  expect((await readList(await stack.signIn('dana.wolf'))).state).toBe('open')

  advanceClock(daySeconds)
  const tomorrow = await stack.signIn('maria.santos')
  expect((await readList(tomorrow)).state).toBe('open')
  expect((await save({ ...(await unchangedBody(tomorrow)), deposits: [] }, tomorrow)).status).toBe(
    200,
  )
  day++
})

test('a change that payroll refused, or whose outcome is unknown, is not the one of the day', async () => {
  const body = { ...(await unchangedBody()), deposits: [added] }
  const replies = [
    ['{"Status":"Error","Message":"No."}', 'deposits-refused'],
    ['{"Status":"pending"}', 'outcome-unknown'],
  ] as const
  for (const [text, code] of replies) {
    const reply = { operation: 'saveDirectDeposits', kind: 'reply', text, times: 1 } as const
    stack.fakes.world.faults.add(reply)
    expect((await save(body)).problem.code).toBe(code)
  }
  expect((await readList()).state).toBe('open')
  expect((await save(body)).status).toBe(200)
  expect(savesOf()).toHaveLength(3)
})

const toLine = (entry: Record<string, unknown>) => Object.values(entry).join(' ')

test.each([
  ['Warning -- Saved for 004402118801.', 'Saved for •••••.'],
  ['<b>Saved.</b>', null],
])("shows payroll's message of success as plain text alone: %s", async (Message, message) => {
  const text = JSON.stringify({ Status: 'SUCCESS', Message })
  stack.fakes.world.faults.add({ operation: 'saveDirectDeposits', kind: 'reply', text })
  const body = { ...(await unchangedBody()), deposits: [added] }
  expect((await save(body)).reply).toEqual({ message })
})

test('an empty list can be saved', async () => {
  expect((await save({ ...(await unchangedBody()), deposits: [] })).status).toBe(200)
  expect((await readList()).deposits).toEqual([])
})

const percent = (of: string): Sent => ({
  ...added,
  depositType: 'percent',
  amount: '',
  percent: of,
})

test.each([
  [[percent('40')], 'deposits', 'percent-total'],
  [[percent('60'), { ...percent('60'), accountNumber: '99998888' }], 'deposits', 'percent-left'],
  [
    [
      { ...added, depositType: 'balance' },
      { ...added, accountNumber: '99998888', depositType: 'balance' },
    ],
    'deposits',
    'balance-taken',
  ],
  [[percent('60%'), { ...percent('60 %'), accountNumber: '99998888' }], 'deposits', 'percent-left'],
  [[{ ...added, amount: '25,50' }], 'deposits[0].amount', 'amount'],
  [[{ ...added, amount: '0' }], 'deposits[0].amount', 'amount'],
  [[{ ...added, amount: '' }], 'deposits[0].amount', 'required'],
  [[percent('')], 'deposits[0].percent', 'required'],
  [[percent('101')], 'deposits[0].percent', 'percent'],
  [[{ ...added, routingNumber: '011401534' }], 'deposits[0].routingNumber', 'routing-number'],
  [[{ ...added, accountNumber: '12' }], 'deposits[0].accountNumber', 'account-number'],
  [[{ ...added, accountNumber: '' }], 'deposits[0].accountNumber', 'required'],
  [[{ ...added, id: '1' }], 'deposits[0].accountNumber', 'invalid'],
  [[{ ...added, accountType: 'daily-pay' }], 'deposits[0].accountType', 'invalid'],
  [[{ ...added, depositType: 'B' }], 'deposits[0].depositType', 'invalid'],
  [Array.from({ length: 51 }, () => added), 'deposits', 'too-long'],
])('%# rejects a bad list before a passcode or payroll is asked', async (deposits, field, rule) => {
  stack.fakes.world.calls.clear()
  const { problem } = await visitor.send(saveDirectDeposit, { body: { version: 'x', deposits } })
  expect(problem.errors).toContainEqual({ field, rule })
  expect(stack.operationsCalled()).toEqual([])
})

test.each(['lou.diaz', 'ola.berg'])('saves nothing for %s, whose list is closed', async (login) => {
  const worker = await stack.signIn(login)
  const body = { ...(await unchangedBody(worker)), deposits: [] }
  const to = `${login}@example.test`
  const { problem } = await worker.callWithStepUp(saveDirectDeposit, body, to)
  expect([problem.code, savesOf()]).toEqual(['entry-changed', []])
})

test('rejects what only the list on file can tell, without a save', async () => {
  const body = await unchangedBody()
  const other = { ...added, accountNumber: '7350092246' }
  const exists = await save({ ...body, deposits: [...body.deposits, other] })
  expect(exists.problem.errors).toEqual([
    { field: 'deposits[4].accountNumber', rule: 'account-exists' },
  ])
  const twice = await save({ ...body, deposits: [added, added] })
  expect(twice.problem.errors?.map(({ rule }) => rule)).toEqual([
    'account-exists',
    'account-exists',
  ])
  const bank = await save({ ...body, deposits: [{ ...added, routingNumber: '322271627' }] })
  expect(bank.problem.errors).toEqual([
    { field: 'deposits[0].routingNumber', rule: 'routing-number' },
  ])
  const [first] = body.deposits as [Sent]
  for (const deposits of [[{ ...first, id: '9' }], [first, first]])
    expect((await save({ ...body, deposits })).problem.code).toBe('entry-changed')
  expect((await save({ ...body, version: 'another' })).problem.code).toBe('entry-changed')
  expect(savesOf()).toEqual([])
})

test('an account on file may stay at a bank that payroll does not know any more', async () => {
  const text = '{"isValid":false}'
  stack.fakes.world.faults.add({ operation: 'validateRoutingNumber', kind: 'reply', text })
  const { deposits, version } = await unchangedBody()
  expect((await save({ version, deposits: deposits.slice(1) })).status).toBe(200)
})

test("passes on payroll's refusal, cleaned; the passcode still counts for the same content", async () => {
  const body = { ...(await unchangedBody()), deposits: [added] }
  const text = JSON.stringify({
    Status: 'Error',
    Message: 'Warning -- The bank is closed.\nError saving Component Interface. {PY}\n(91,37)',
  })
  stack.fakes.world.faults.add({ operation: 'saveDirectDeposits', kind: 'reply', text, times: 1 })
  const { status, problem } = await save(body)
  expect([status, problem.code, problem.upstreamMessage]).toEqual([
    422,
    'deposits-refused',
    'The bank is closed.',
  ])
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'direct-deposit-submitted',
    outcome: 'refused',
  })
  expect((await visitor.send(saveDirectDeposit, { body })).status).toBe(200)
})

test.each([
  [{ kind: 'status', status: 500 }],
  [{ kind: 'reset' }],
  [{ kind: 'half-body' }],
  [{ kind: 'garbage' }],
  [{ kind: 'reply', text: '{"Status":"pending"}' }],
  [{ kind: 'reply', text: '{"Status":"No success"}' }],
  [{ kind: 'reply', text: '{"Status":"Success?"}' }],
  [{ kind: 'reply', text: '{"Message":"Thank you"}' }],
] as const)(
  '%# after %o the outcome is unknown, and payroll is not called again',
  async (fault) => {
    stack.fakes.world.faults.add({ operation: 'saveDirectDeposits', ...fault, times: 1 })
    const { problem } = await save({ ...(await unchangedBody()), deposits: [added] })
    expect(problem.code).toBe('outcome-unknown')
    expect(savesOf()).toHaveLength(1)
    expect(stack.audit().at(-1)).toMatchObject({
      event: 'direct-deposit-submitted',
      outcome: 'unknown',
    })
  },
)

test('of two saves at the same time one reaches payroll', async () => {
  const body = await unchangedBody()
  const saves = [
    { from: visitor, deposits: [...body.deposits, added] },
    { from: await stack.signIn('maria.santos'), deposits: body.deposits.slice(1) },
  ]
  const send = ({ from, deposits }: (typeof saves)[number]) =>
    from.send(saveDirectDeposit, { body: { ...body, deposits } })
  for (const save of saves) {
    await send(save)
    await save.from.stepUp(maria)
  }
  const { faults } = stack.fakes.world
  faults.add({ operation: 'readDirectDeposits', kind: 'delay', ms: 100 })
  faults.add({ operation: 'saveDirectDeposits', kind: 'reply', text: '{"Status":"Success"}' })
  const codes = (await Promise.all(saves.map(send))).map(({ problem }) => problem.code)
  expect(codes.toSorted()).toEqual(['entry-changed', undefined])
  expect(savesOf()).toHaveLength(1)
})

test('writes an audit line without numbers', async () => {
  const body = await unchangedBody()
  const deposits = [...body.deposits.slice(1), added]
  await save({ ...body, deposits })
  const line = stack.audit().at(-1)
  expect(line).toMatchObject({
    event: 'direct-deposit-submitted',
    user: '71001',
    outcome: 'done',
    added: 1,
    removed: 1,
    total: 4,
  })
  const texts = JSON.stringify(stack.audit()) + stack.log.join('')
  for (const number of [...fullNumbers, '55512345', '011401533'])
    expect(texts.includes(number)).toBe(false)
})
