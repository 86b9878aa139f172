import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { compareReply } from './compare-reply.ts'
import { nameDrift } from './drift.ts'

const schema = Type.Object({
  Id: Type.Union([Type.String(), Type.Number()]),
  Name: Type.Optional(Type.String()),
  Count: Type.Optional(Type.Number()),
  isCali: Type.Optional(Type.Boolean()),
  isCaliforniaEmployee: Type.Optional(Type.Boolean()),
  Rows: Type.Optional(Type.Array(Type.Object({ Title: Type.Optional(Type.String()) }))),
})
const reply = { Id: 1, Name: 'x', Count: 2, isCali: true, Rows: [{ Title: 'x' }, {}] }

const driftsOf = (changes: object) =>
  compareReply(schema, { ...reply, ...changes }).drifts.map(nameDrift)

test.each([
  [{}],
  [{ Id: 'a', Name: 7, Count: ' 2.50 ', isCali: '1' }],
  [{ Name: null, Count: '', isCali: null, Rows: null }],
  [{ Rows: [] }],
  [{ Rows: [null, { Title: null }] }],
])('what the gateway converts is no drift: %j', (changes) => {
  expect(driftsOf(changes)).toEqual([])
})

test.each([
  [{ Id: null }, 'null Id'],
  [{ Id: true }, 'type Id'],
  [{ Count: '2 or 3' }, 'type Count'],
  [{ Name: {} }, 'type Name'],
  [{ Rows: { Items: [] } }, 'type Rows'],
  [{ Rows: [{}, {}] }, 'missing Rows[].Title'],
  [{ Rows: [{ title: 'x' }] }, 'renamed Rows[].Title'],
  [{ Colour: 'x' }, 'extra Colour'],
  [{ 'pat@example.test': 'x' }, 'extra (name not shown)'],
])('%j is a drift: %s', (changes, drift) => {
  expect(driftsOf(changes)).toEqual([drift])
})

test('fields are told by the types that came', () => {
  const { fields } = compareReply(schema, reply)
  expect(fields.find(({ path }) => path === 'Id')).toEqual({
    path: 'Id',
    expected: 'string or number',
    seen: new Set(['number']),
  })
})
