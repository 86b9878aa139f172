import { nullable } from '@gatehouse/contracts/nullable'
import { operation } from '@gatehouse/contracts/operation'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { Id, LenientCount, LenientFlag } from '@gatehouse/contracts/upstream/fields'
import { operations } from '@gatehouse/contracts/upstream/operations'
import * as user from '@gatehouse/contracts/upstream/user'
import { describe, expect, test } from '@jest/globals'
import { type TSchema, Type } from 'typebox'
import { compileConversion } from './convert-reply.ts'
import { parseReply } from './parse-reply.ts'
import type { UpstreamError } from './upstream-error.ts'

const read = operation({
  name: 'read',
  system: 'user',
  method: 'GET',
  path: '/x',
  reply: Type.Object({
    Id: Type.String(),
    Amount: Type.Optional(Type.Number()),
    Note: Type.Optional(Type.String()),
  }),
  as: 'service',
})

test('accepts null for missing, numbers as text, ids as numbers', () => {
  expect(parseReply(read, '{"Id":7,"Amount":"12.50","Note":null}')).toEqual({
    Id: '7',
    Amount: 12.5,
  })
})

test('drops null items of lists', () => {
  const list = { ...read, reply: Type.Array(Type.Object({ Id: Type.String() })) }
  const items = parseReply(list, '[null,{"Id":"7"},null]') as object[]
  expect([items.length, ...items]).toEqual([1, { Id: '7' }])
})

test('accepts unknown fields', () => {
  expect(parseReply(read, '{"Id":"7","More":{"x":[1]}}')).toMatchObject({ Id: '7' })
})

test('names the path of a schema error, not its value', () => {
  expect(() => parseReply(read, '{"Id":"7","Amount":"secret"}')).toThrow(
    'read invalid-response at /Amount',
  )
  expect(() => parseReply(read, '{"Id":"7","Amount":"secret"}')).not.toThrow('secret')
})

test.each(['', ' ', 'null', '<html>', '{"Id":'])('rejects %j', (text) => {
  expect(() => parseReply(read, text)).toThrow('invalid-response')
})

test('accepts an empty body where allowed', () => {
  expect(parseReply({ ...read, mayBeEmpty: true }, '')).toBeUndefined()
})

const unread = operations.filter(({ reply, file }) => !reply && !file)

describe.each(unread)('$name, whose reply is not read,', (write) => {
  test.each([
    ...['', '""', '{}', 'null', 'true', '{"body":{}}', '{"Message":null}'],
    ...['"OK"', '"Saved."', '{"body":"true"}'],
    ...['{"Success":true,"Message":"No error"}', '{"success":"True"}', '{"isSuccess":1,"Id":7}'],
  ])('succeeds with %j', (text) => {
    expect(parseReply(write, text)).toBeUndefined()
  })

  test.each([
    ...['{"Success":false}', '{"Success":"False"}', '{"success":0,"message":"Failed"}'],
    ...['{"isSuccess":false}', '{"SUCCESS":"0"}', '{"Success":true,"isSuccess":false}'],
    '{"body":{"success":false}}',
  ])('is refused with %j', (text) => {
    expect(errorOf(() => parseReply(write, text))).toMatchObject({
      ...{ kind: 'refused', isRejectedInput: true, hadNoEffect: true },
    })
  })

  test.each([
    ...['[]', '[{"Success":true}]', 'false', '0', '"Object reference not set"', 'Saved'],
    ...['"Not saved"', '"OK: 0 rows"'],
    ...['{"Message":"An unexpected exception occurred"}', '{"message":"Failed"}'],
    ...['{"message":"Object reference not set to an instance of an object."}', '{"message":""}'],
    ...['{"ModelState":{"email":["bad"]}}', '{"title":"One or more errors","status":400}'],
    ...['{"Message":"Authorization has been denied for this request."}', '{"Success":"maybe"}'],
    ...['{"error":"invalid_grant"}', '{"errors":[]}', '{"Data":null,"ErrorMessages":[]}'],
    ...['{"Result":{"Success":false}}', '{"Id":7,"Message":"The posting cannot be used."}'],
    ...['{"IsDuplicate":true,"ERecruitId":7}'],
    ...['{"Id":7,"errors":["bad"]}', '{"type":"about:blank","title":"Gone","status":200}'],
  ])('has an unknown outcome with %j', (text) => {
    const error = errorOf(() => parseReply(write, text))
    expect(error).toMatchObject({ kind: 'invalid-response', hadNoEffect: false })
  })
})

test.each(['{"Id":7}', '{"Id":7,"Message":"Saved"}', '{"Preference":"SMS","Errors":[]}'])(
  'a write without documented fields succeeds with %j, which holds data and tells of no error',
  (text) => {
    expect(parseReply(user.updateSecurityQuestion, text)).toBeUndefined()
    expect(parseReply(candidate.createCandidate, text)).toBeUndefined()
    expect(() => parseReply(user.passwordReset, text)).toThrow('reports no success')
  },
)

test('accepts a success that its system documents', () => {
  const created = '{"ERecruitId":7,"ApplicationERecruitId":9,"Message":"No error"}'
  expect(parseReply(candidate.createCandidate, created)).toBeUndefined()
  const reset = '{"message":"Your password was updated"}'
  expect(parseReply(user.passwordReset, reset)).toBeUndefined()
  expect(() => parseReply(user.applyAsWorker, reset)).toThrow('reports no success')
})

test('takes the message of a refused write', () => {
  for (const [name, field] of [
    ['Success', 'Message'],
    ['success', 'message'],
  ] as const) {
    const text = JSON.stringify({ [name]: false, [field]: 'The posting is closed.' })
    const error = errorOf(() => parseReply(user.applyAsWorker, text))
    expect(error.upstreamMessage).toBe('The posting is closed.')
  }
})

test('requires any of the declared fields; null counts as present', () => {
  const account = Type.Object({ User: Type.Optional(Type.Object({ Id: Type.String() })) })
  const login = operation({ ...read, reply: account, requiresAnyOf: ['User', 'user'] })
  expect(parseReply(login, '{"User":null}')).toEqual({})
  expect(parseReply(login, '{"body":{"User":{"Id":7}}}')).toEqual({ User: { Id: '7' } })
  for (const text of ['{}', '[]', '[{"User":null}]', '"User"', '{"Users":null}', '{"body":{}}'])
    expect(() => parseReply(login, text)).toThrow('read invalid-response has none of User, user')
})

test('rejects a message about an error, unless it reports success', () => {
  const note = { ...read, reply: Type.Object({ Message: Type.String() }) }
  for (const Message of ['An error has occurred.', 'Internal Server Error'])
    expect(() => parseReply(note, JSON.stringify({ Message }))).toThrow('tells of an error')
  expect(parseReply(note, '{"Message":"Saved"}')).toEqual({ Message: 'Saved' })
  const saved = { Success: true, Message: 'Saved without error' }
  expect(parseReply(note, JSON.stringify(saved))).toEqual(saved)
})

test('accepts a message about an error beside data, or that denies one', () => {
  for (const Message of ['No error', 'Saved without any error', 'Errors: 0, error code: 0'])
    expect(parseReply(read, JSON.stringify({ Id: 7, Message }))).toEqual({ Id: '7', Message })
  const known = '{"message":"No error","userData":{"loginId":"x"}}'
  expect(parseReply(user.getLoginId, known)).toMatchObject({ userData: { loginId: 'x' } })
  const unforced = '{"message":"No errors","forcePasswordReset":false}'
  expect(parseReply(user.checkUserForcePassword, unforced)).toMatchObject({
    forcePasswordReset: false,
  })
})

test.each([
  [user.check2FA, '{"message":"An error has occurred.","isValidated":false}'],
  [user.getLoginId, '{"message":"An unexpected exception occurred","userData":null}'],
  [user.listNotifications, '{"Message":"Internal error","Notifications":[]}'],
])('rejects an error beside blank fields: %#', (one, text) => {
  expect(() => parseReply(one, text)).toThrow('tells of an error')
})

test('GetLoginId may leave out the user of an inactive account', () => {
  const reply = { message: 'Your account is inactive' }
  expect(parseReply(user.getLoginId, JSON.stringify(reply))).toEqual(reply)
  for (const text of ['{"message":"Service unavailable"}', '{"Message":"Inactive"}'])
    expect(() => parseReply(user.getLoginId, text)).toThrow('has none of userData')
})

test('reads the flags of a sign-in as numbers, text, blank or null', () => {
  const signIn = (isCali: unknown) =>
    parseReply(user.login, JSON.stringify({ userData: { id: 5, loginId: 'x', isCali } }))
  for (const [flag, isCali] of [
    [1, true],
    ['0', false],
    ['', undefined],
  ])
    expect(signIn(flag)).toEqual({ userData: { id: 5, loginId: 'x', isCali } })
  expect(parseReply(user.check2FA, '{"isValidated":1}')).toEqual({ isValidated: true })
  expect(() => parseReply(user.check2FA, '{"isValidated":""}')).toThrow('invalid-response')
  for (const flag of ['null', '""', '0', 'false']) {
    const text = `{"forcePasswordReset":${flag}}`
    const { forcePasswordReset } = parseReply(user.checkUserForcePassword, text) as never
    expect(forcePasswordReset ?? false).toBe(false)
  }
})

test('a brand list is a list, wrapped, or an object with one of its fields', () => {
  const signIn = (brandList: unknown, id: unknown = '5') =>
    parseReply(user.login, JSON.stringify({ userData: { id, loginId: 'x' }, brandList }))
  const brandList = [{ Code: 'staffmark' }]
  for (const id of ['5', 5]) {
    expect(signIn({ Items: brandList }, id)).toMatchObject({ brandList })
    for (const fields of [{ entity: 'EW' }, { BrandList: null }, { BrandList: brandList }])
      expect(() => signIn(fields, id)).not.toThrow()
    for (const fields of [{}, { messages: [] }, { Message: 'No', Items: [] }])
      expect(() => signIn(fields, id)).toThrow('invalid-response at /brandList')
  }
})

test('an email check may name the source candidate alone', () => {
  const reply = { SourceCandidateERecruitId: '7' }
  expect(parseReply(candidate.checkEmail, JSON.stringify(reply))).toEqual(reply)
})

test('unwraps a lone body, and no other envelope', () => {
  expect(parseReply(read, '{"body":{"Id":7}}')).toEqual({ Id: '7' })
  for (const text of ['{"body":{"Id":7},"status":200}', '{"Body":{"Id":7}}', '{"body":[{"Id":7}]}'])
    expect(() => parseReply(read, text)).toThrow('read invalid-response at /')
})

describe('conversion', () => {
  const convert = (schema: TSchema, value: unknown) => compileConversion(schema)(value)

  test.each([
    [Type.Number(), '12.50', 12.5],
    [Type.Number(), ' -3 ', -3],
    [Type.Integer(), '7', 7],
    [Type.Number(), '', undefined],
    [Type.Number(), '1,250.50', 1250.5],
    [Type.Number(), '12,345,678', 12345678],
    [Type.Number(), '.50', 0.5],
    [Type.Number(), '$18.50', 18.5],
    [LenientCount, 'N/A', undefined],
    [LenientCount, '$18.50', 18.5],
    [LenientFlag, 2, true],
    [LenientFlag, '-1', true],
    [LenientFlag, '0', false],
    [LenientFlag, 'Yes', true],
    [LenientFlag, '2 new', undefined],
    [Type.Boolean(), 2, 2],
    [Type.Array(Type.String()), '', undefined],
    [Type.Array(Type.String()), 'x', 'x'],
    [Type.Number(), '-.5', -0.5],
    [Type.Number(), '5.', 5],
    [Type.Number(), '1,00', '1,00'],
    [Type.Number(), '1234,567', '1234,567'],
    [Type.Number(), '.', '.'],
    [Type.Number(), '1.2.3', '1.2.3'],
    [Type.Number(), '0x10', '0x10'],
    [Type.Number(), '1e3', '1e3'],
    [Type.Number(), true, true],
    [Type.String(), 7, '7'],
    [Type.String(), ' Ann  ', 'Ann'],
    [Id, ' 007 ', '007'],
    [Type.String(), true, true],
    [Type.Boolean(), 'True', true],
    [Type.Boolean(), 'false', false],
    [Type.Boolean(), 'Yes', true],
    [Type.Boolean(), 'Y', true],
    [Type.Boolean(), 'no', false],
    [Type.Boolean(), ' N ', false],
    [Type.Boolean(), 'none', 'none'],
    [Type.Boolean(), 1, true],
    [Type.Boolean(), 0, false],
    [Type.Boolean(), '1', true],
    [Type.Boolean(), ' 0 ', false],
    [Type.Boolean(), '', undefined],
    [Type.Boolean(), 2, 2],
  ])('of leaves: %# %j', (schema, value, converted) => {
    expect(convert(schema, value)).toBe(converted)
  })

  test.each([
    [Type.String(), ['7']],
    [Type.Number(), { Value: 7 }],
    [Type.Object({ Id: Type.String() }), ['7']],
    [Type.Array(Type.String()), '7'],
    [Type.Array(Type.String()), { Message: 'No' }],
    [Type.Array(Type.String()), { Message: 'No', Items: [] }],
    [Type.Array(Type.String()), { Errors: [] }],
    [Type.Array(Type.String()), { Data: null, ErrorMessages: [] }],
    [Type.Array(Type.String()), { Messages: [], Result: null }],
    [Type.Array(Type.String()), { ValidationWarnings: [] }],
    [Type.Array(Type.String()), { Items: [], ExceptionMessage: 'No' }],
    [Type.Array(Type.String()), { One: [], Two: [] }],
  ])('not between kinds of containers: %# %j', (schema, value) => {
    expect(convert(schema, structuredClone(value))).toEqual(value)
  })

  test('of a list in an object, at any depth', () => {
    const schema = Type.Object({ Rows: Type.Array(Type.Array(Type.String())) })
    const wrapped = { Rows: { Items: [{ Items: [1, null, 2] }], Total: 1, Message: null } }
    expect(convert(schema, wrapped)).toEqual({ Rows: [['1', '2']] })
  })

  test('of null to missing, where the contract has no null', () => {
    const schema = Type.Object({ a: Type.Optional(Type.String()), b: nullable(Type.Integer()) })
    expect(convert(schema, { a: null, b: null })).toEqual({ a: undefined, b: null })
  })

  test('of a blank to missing, where a number or flag is meant', () => {
    const schema = Type.Object({
      n: Type.Optional(Type.Number()),
      f: Type.Optional(Type.Boolean()),
    })
    expect(convert(schema, { n: '', f: ' ' })).toEqual({ n: undefined, f: undefined })
  })

  test('of no id from number to text or back', () => {
    const schema = Type.Object({ id: Id, code: Type.String() })
    for (const id of [7, '7', '007'])
      expect(convert(schema, { id, code: 7 })).toEqual({ id, code: '7' })
  })

  test('of a union by its kind of container', () => {
    const List = Type.Array(Type.Object({ Code: Type.String() }))
    const schema = Type.Union([List, Type.Object({ List, entity: Type.Optional(Type.String()) })])
    expect(convert(schema, [{ Code: 1 }])).toEqual([{ Code: '1' }])
    expect(convert(schema, { List: [{ Code: 1 }], entity: 2 })).toEqual({
      ...{ List: [{ Code: '1' }], entity: '2' },
    })
    expect(convert(schema, { Items: [{ Code: 1 }] })).toEqual([{ Code: '1' }])
  })
})

function errorOf(run: () => unknown): UpstreamError {
  try {
    run()
  } catch (error) {
    return error as UpstreamError
  }
  throw new Error('nothing was thrown')
}
