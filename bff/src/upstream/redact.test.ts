import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { callOperation } from '@gatehouse/mocks/client/call-operation'
import { createCaller } from '@gatehouse/mocks/client/caller'
import { readOutbox, signInUpTo } from '@gatehouse/mocks/client/sign-in'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { fakes as operationFakes } from '@gatehouse/mocks/systems/fakes'
import { replyFormats } from '@gatehouse/mocks/world/reply-format'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { parseReply } from './parse-reply.ts'
import { Pseudonyms } from './pseudonyms.ts'
import { redact, redactParams } from './redact.ts'
import { UpstreamError } from './upstream-error.ts'

const named = (name: string) => {
  const found = operations.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('kinds and shapes stay:', () => {
  test.each([
    ['maria.santos@work.example', /^[a-z]+\.[a-z]+@example\.test$/],
    [
      '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/,
    ],
    ['+15125550142', /^\+1[2-9]{10}$/],
    ['(512) 555-0142', /^\([2-9]{3}\) [2-9]{3}-[2-9]{4}$/],
    ['2026-03-09', /^20\d\d-\d\d-\d\d$/],
    ['20260309', /^20\d{6}$/],
    ['3/9/2026 4:05:06 PM', /^\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d PM$/],
    ['2026-03-09T16:05-05:00', /^20\d\d-\d\d-\d\dT\d\d:\d\d-05:00$/],
    ['2026-03-09 16:05:06 UTC', /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$/],
    ['Mon, March 9, 2026', /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 20\d\d \d\d:\d\d:\d\d GMT$/],
    ['2019', /^(19[6-9]|20[0-2])\d$/],
    ['2026-03-09T16:05:06.123Z', /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/],
    ['Maria Santos', /^[A-Z][a-z]+ [a-z]+$/],
    ['  021000021 ', /^ {2}[2-9]{9} $/],
    ['12.50', /^[2-9]{2}\.[2-9]{2}$/],
    ['EW', /^[A-Z]{2}$/],
    ['L-71001x', /^[A-Z]-[2-9]{5}[a-z]$/],
    ['https://files.example/a?who=maria', /^https:\/\/example\.test\/[a-z]+$/],
    ['<p onclick="x()">Your <b>pay</b></p>', /^<p>[a-z]+ [a-z]+<\/p>$/],
    ['word '.repeat(70), /^([a-z]{6} ){59}[a-z]{6} $/],
    ['<br>', /^<p>[a-z]{6}<\/p>$/],
    ['User Maria is inactive', /^[A-Z][a-z]+ [a-z]+ [a-z]+ inactive$/],
  ])('%s', (text, shape) => {
    const replacement = new Pseudonyms().ofText(text)
    expect(replacement).toMatch(shape)
    expect(replacement).not.toBe(text)
  })

  test.each(['19000400', '19000712', '1899-05-06'])('%s is no date for "none"', (text) => {
    expect(new Pseudonyms().ofText(text)).not.toBe(text)
  })

  test.each([
    '0001-01-01T00:00:00',
    '1/1/1900',
    '19000101',
    '1753-01-01',
    '12/31/9999',
    '9999-12-31T23:59:59',
    '0',
    '000',
  ])('%s stands for none and stays', (text) => {
    expect(new Pseudonyms().ofText(text)).toBe(text)
  })

  test('days of the past stay past, those to come stay to come', () => {
    const [past, future] = ['2001-02-03', '2097-02-03'].map((day) => new Pseudonyms().ofText(day))
    const today = new Date().toISOString().slice(0, 10)
    expect([(past ?? '') < today, today < (future ?? '')]).toEqual([true, true])
  })
})

test('a value has one replacement as text, number and parameter, and no other value has it', () => {
  const pseudonyms = new Pseudonyms()
  const ids = Array.from({ length: 600 }, (_, index) => 71_001 + index)
  const numbers = ids.map((id) => redact(id, undefined, pseudonyms))
  const texts = ids.map((id) => redact(` ${id} `, undefined, pseudonyms))
  const params = ids.map((ewId) => redactParams({ ewId }, named('getAssignments'), pseudonyms).ewId)
  expect(texts).toEqual(numbers.map((one) => ` ${one} `))
  expect(params).toEqual(numbers.map(String))
  expect(new Set(numbers).size).toBe(ids.length)
  expect(new Pseudonyms().ofNumber(71_001)).not.toBe(numbers[0])
})

test('a number keeps its sign, and its digits are replaced as without it', () => {
  const pseudonyms = new Pseudonyms()
  expect(pseudonyms.ofNumber(-71_001)).toBe(-pseudonyms.ofNumber(71_001))
})

test('vocabulary and flags stay; all else is replaced, known or not', () => {
  const answer = {
    Notifications: [
      { Id: '9001', Title: 'Pay day', Status: 'New', HasAttachment: 'true', CreatedBy: 'Ann Lee' },
    ],
    'maria@work.example': true,
    Owner: { Email: 'ann@work.example', isOpen: true, note: null, none: '' },
  }
  const redacted = redact(answer, named('listNotifications').reply, new Pseudonyms())
  expect(JSON.stringify(redacted)).not.toContain('maria')
  expect(redacted).toMatchObject({
    Notifications: [
      {
        Id: expect.stringMatching(/^[2-9]{4}$/),
        Title: expect.not.stringContaining('Pay'),
        Status: 'New',
        HasAttachment: 'true',
        CreatedBy: expect.not.stringMatching(/Ann|Lee/),
      },
    ],
    Owner: { Email: expect.stringMatching(/@example\.test$/), isOpen: true, note: null, none: '' },
  })
})

test('the same text is another one as a secret', () => {
  const redacted = redact(
    { Identity: 'Samesame', Password: 'Samesame' },
    undefined,
    new Pseudonyms(),
  )
  const { Identity, Password } = redacted as Record<string, string>
  expect(Identity).not.toBe(Password)
})

test('a secret keeps no shape but that of a passcode', () => {
  const pseudonyms = new Pseudonyms()
  const body = { Password: 'Summer24', sessionToken: 'ab12.CD34', Token2FA: '123456' }
  const redacted = redact(body, undefined, pseudonyms)
  expect(redacted).toEqual({
    Password: expect.stringMatching(/^[a-z]+ [a-z]+$/),
    sessionToken: expect.stringMatching(/^[a-z]+ [a-z]+$/),
    Token2FA: expect.stringMatching(/^[2-9]{6}$/),
  })
  expect(redact(body, undefined, pseudonyms)).toEqual(redacted)
})

test.each([
  'newPassword',
  'ClientSecret',
  'SecurityAnswer',
  'resetToken',
  'JwtAuthorization',
  'apiKey',
])('%s is a secret', (name) => {
  const redacted = redact({ [name]: 'Summer24' }, undefined, new Pseudonyms())
  expect(redacted).toEqual({ [name]: expect.stringMatching(/^[a-z]+ [a-z]+$/) })
})

test('a public text with an address or a telephone number is replaced', () => {
  const { reply } = named('jobDetails')
  const description = (Description: string) =>
    redact({ Id: '1', JobDescription: { Description } }, reply, new Pseudonyms())
  expect(description('Weld in Austin')).toMatchObject({
    JobDescription: { Description: 'Weld in Austin' },
  })
  for (const text of ['Ask ann@work.example', 'Call (512) 555-0142'])
    expect(JSON.stringify(description(text))).not.toMatch(/ann|555/)
})

/** Outcome of parsing: the reading of the gateway, without values. */
function outcomeOf(operation: Operation, text: string): string {
  try {
    const reply = parseReply(operation, text)
    return `accepted ${typeof reply}`
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return error.message
  }
}

const redactedText = (operation: Operation, text: string) =>
  JSON.stringify(redact(JSON.parse(text), operation.reply, new Pseudonyms()))

let fakes: Fakes
beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

const withReply = operationFakes.filter(({ operation: { file, page } }) => !file && !page)

describe.each(withReply.map((fake) => [fake.operation.name, fake] as const))('%s', (_, fake) => {
  test.each(replyFormats)('redacted, an answer as %s is read as before', async (format) => {
    const { operation } = fake
    const start = createCaller(fakes.apiUrl, 'maria.santos@example.test', fakes.payrollUrl)
    const caller = await signInUpTo(fake.signInState, start, readOutbox)
    fakes.world.replyFormat = format
    const response = await callOperation(operation, caller, fake.sample(caller))
    const text = await response.text()
    if (text === '') return
    expect(outcomeOf(operation, redactedText(operation, text))).toBe(outcomeOf(operation, text))
  })
})

test.each([
  ['saveEmail', '{"Success": "false", "Message": "Maria is unknown"}'],
  ['saveEmail', '{"message": "Address maria@work.example is invalid"}'],
  ['saveEmail', '{"message": "Saved for Maria"}'],
  ['saveEmail', '"Saved"'],
  ['saveEmail', '{"Errors": ["Maria"]}'],
  ['getLoginId', '{"message": "User Maria is inactive"}'],
  ['getLoginId', '{"message": "Hello", "userData": null}'],
  ['readDirectDeposits', '{"message": "No accounts of Maria"}'],
  ['saveDirectDeposits', '{"Status": " Error", "Message": "Maria"}'],
  ['emailChildSupportDocument', '{"success": "False"}'],
  ['getAssignments', '{"Message": "An error has occurred for Maria."}'],
  ['login', '{}'],
])('%s reads the message %s alike, redacted', (name, text) => {
  const redacted = redactedText(named(name), text)
  expect(redacted).not.toContain('Maria')
  expect(outcomeOf(named(name), redacted)).toBe(outcomeOf(named(name), text))
})

interface Shape {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  'x-harmless'?: true
}

const personalText = fc.oneof(
  fc.emailAddress(),
  fc.uuid(),
  fc.stringMatching(/^[A-Z][a-z]{3,12}( [A-Z][a-z]{3,12})?$/),
  fc.stringMatching(/^[1-9]\d{3,11}$/),
  fc.stringMatching(/^\+1[2-9]\d{9}$/),
  fc
    .date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.stringMatching(/^[A-Z]{2}\d{4,8}[A-Z]$/),
  fc.string({ minLength: 4, maxLength: 40 }),
)

/** Answers by schema, with personal values in every leaf that is free. */
function answers(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.properties)
    return fc.record(
      Object.fromEntries(Object.entries(shape.properties).map(([key, one]) => [key, answers(one)])),
      { requiredKeys: [] },
    )
  if (shape.items) return fc.array(answers(shape.items), { maxLength: 3 })
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(answers))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'string') return shape['x-harmless'] ? fc.constant('Word') : personalText
  if (shape['x-harmless']) return fc.constant(0)
  return fc.oneof(fc.integer({ min: 1000, max: 99_999_999 }), fc.constant(0))
}

const vocabulary = new Set<unknown>(['Word', 0])
JSON.stringify(
  operations.map(({ reply, body }) => [reply, body]),
  (key, value) => {
    if (key === 'const') vocabulary.add(value)
    if (key === 'enum') for (const one of value) vocabulary.add(one)
    return value
  },
)

type Leaf = [before: unknown, after: unknown, name: string]

function leavesOf(before: unknown, after: unknown, name = ''): Leaf[] {
  if (typeof before !== 'object' || before === null) return [[before, after, name]]
  return Object.entries(before).flatMap(([key, value]) =>
    leavesOf(value, (after as Record<string, unknown>)[key], key),
  )
}

test('no personal value of four characters or more is left, in answers of any operation', () => {
  const schemas = operations
    .flatMap(({ reply, body }) => [reply, body])
    .filter((one) => one !== undefined)
  const samples = fc
    .constantFrom(...schemas)
    .chain((schema) =>
      answers(schema as Shape).map((answer) => ({ schema: schema as TSchema, answer })),
    )
  fc.assert(
    fc.property(samples, ({ schema, answer }) => {
      const redacted = redact(answer, schema, new Pseudonyms())
      const seen = new Map<string, unknown>()
      for (const [before, after, name] of leavesOf(answer, redacted)) {
        expect(typeof after).toBe(typeof before)
        const isFree = typeof before === 'string' || typeof before === 'number'
        if (!isFree || vocabulary.has(before)) continue
        const text = String(before).trim()
        // A secret has another replacement than the same text elsewhere.
        const kind = /password|secret|answer|token|jwt|key/i.test(name) ? 'secret' : typeof before
        const value = `${kind} ${before}`
        expect([seen.get(value) ?? after, after]).toEqual([after, after])
        seen.set(value, after)
        if (text.length >= 4 && !/^0+$/.test(text)) expect(String(after)).not.toContain(text)
      }
    }),
    { numRuns: 500 },
  )
})
