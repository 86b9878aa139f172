import { operation } from '@gatehouse/contracts/operation'
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

test('accepts an empty body where allowed or not read', () => {
  expect(parseReply({ ...read, mayBeEmpty: true }, '')).toBeUndefined()
  const { reply: _, ...unneeded } = read
  for (const text of ['', '{}', 'null', 'true', '"Saved"', '{"Success":true,"Message":"No error"}'])
    expect(parseReply(unneeded, text)).toBeUndefined()
  expect(() => parseReply(unneeded, 'Saved')).toThrow('read invalid-response not JSON')
})

test('refuses a write that answers Success: false, with its message', () => {
  const { reply: _, ...unneeded } = read
  for (const [name, field] of [
    ['Success', 'Message'],
    ['success', 'message'],
  ] as const) {
    const text = JSON.stringify({ [name]: false, [field]: 'The posting is closed.' })
    const error = errorOf(() => parseReply(unneeded, text))
    expect(error).toMatchObject({ kind: 'refused', isRejectedInput: true })
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
    [Type.Number(), '1,000', '1,000'],
    [Type.Number(), '0x10', '0x10'],
    [Type.Number(), '1e3', '1e3'],
    [Type.Number(), true, true],
    [Type.String(), 7, '7'],
    [Type.String(), true, true],
    [Type.Boolean(), 'True', true],
    [Type.Boolean(), 'false', false],
    [Type.Boolean(), 'yes', 'yes'],
    [Type.Boolean(), 1, 1],
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
    [Type.Array(Type.String()), { One: [], Two: [] }],
  ])('not between kinds of containers: %# %j', (schema, value) => {
    expect(convert(schema, structuredClone(value))).toEqual(value)
  })

  test('of a list in an object, at any depth', () => {
    const schema = Type.Object({ Rows: Type.Array(Type.Array(Type.String())) })
    const wrapped = { Rows: { Items: [{ Items: [1, null, 2] }], Total: 1, Message: null } }
    expect(convert(schema, wrapped)).toEqual({ Rows: [['1', '2']] })
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
