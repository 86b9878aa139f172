import { operation } from '@gatehouse/contracts/operation'
import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { parseReply } from './parse-reply.ts'

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
  expect(parseReply(unneeded, 'anything at all')).toBeUndefined()
})
