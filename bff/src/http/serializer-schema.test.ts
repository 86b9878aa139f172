import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { repliesWithFile } from '@gatehouse/contracts/file'
import { nullable } from '@gatehouse/contracts/nullable'
import { oneOf } from '@gatehouse/contracts/one-of'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { expect, test } from '@jest/globals'
import { type TSchema, Type } from 'typebox'
import { toSerializerSchema } from './serializer-schema.ts'

const compile = SerializerSelector()()
const serializerOf = (schema: object) =>
  compile({ method: 'GET', url: '/', httpStatus: '200', schema })
const serialize = (schema: TSchema, value: unknown) =>
  serializerOf(toSerializerSchema(schema))(value)

const unions = (schema: unknown): number => (JSON.stringify(schema).match(/"anyOf"/g) ?? []).length

test('"or null" and literals are no unions', () => {
  const Entry = Type.Object({ name: Type.String(), kind: oneOf(['a', 'b']) })
  const schema = Type.Object({
    entry: nullable(Entry),
    kind: nullable(oneOf(['a', 'b'])),
    count: oneOf([1, 2]),
    entries: Type.Array(nullable(Entry)),
  })
  expect(unions(toSerializerSchema(schema))).toBe(0)
  const full = { entry: { name: 'x', kind: 'a' }, kind: 'b', count: 2, entries: [] }
  const secret = { ...full, entry: { ...full.entry, secret: 1 } }
  expect(serialize(schema, secret)).toBe(JSON.stringify(full))
  const empty = { entry: null, kind: null, count: 1, entries: [null] }
  expect(serialize(schema, empty)).toBe(JSON.stringify(empty))
})

test('members of a union are told apart by their literals', () => {
  const One = Type.Object({ kind: oneOf(['a', 'b']), one: Type.String() })
  const Other = Type.Object({ kind: Type.Literal('c'), other: Type.String() })
  const values = [
    { kind: 'c', other: 'x' },
    { kind: 'b', one: 'y' },
  ]
  const schema = Type.Array(Type.Union([One, Other]))
  expect(unions(toSerializerSchema(schema))).toBe(unions(schema))
  expect(serialize(schema, values)).toBe(JSON.stringify(values))
  for (const one of [
    [Type.String(), Type.Integer()],
    [Type.Literal('a'), Type.Literal(1)],
  ] satisfies TSchema[][]) {
    const members: TSchema[] = one
    const mixed = Type.Object({ value: Type.Union(members) })
    expect(toSerializerSchema(mixed)).toEqual(mixed)
  }
})

test('a literal or null among literals is written as it is', () => {
  const schema = Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Null()])
  expect(unions(toSerializerSchema(schema))).toBe(0)
  expect(['b', null].map((value) => serialize(schema, value))).toEqual(['"b"', 'null'])
})

const withoutPatterns = (schema: TSchema): TSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === 'pattern' ? undefined : value))

/** A value of the schema; of a union the member at `pick`. */
function sampleOf(schema: TSchema, pick: number): unknown {
  const {
    anyOf,
    const: literal,
    type,
    properties,
    items,
  } = schema as {
    anyOf?: TSchema[]
    const?: unknown
    type?: string
    properties?: Record<string, TSchema>
    items?: TSchema
  }
  if (anyOf) return sampleOf(anyOf[pick % anyOf.length] as TSchema, pick)
  if (literal !== undefined) return literal
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, sampleOf(one, pick)]),
    )
  if (items) return [sampleOf(items, pick)]
  const samples = { string: 'x', integer: 1, number: 1.5, boolean: true, null: null, object: {} }
  return samples[(type ?? 'string') as keyof typeof samples]
}

test.each([0, 1, 2])('every endpoint replies as with its schema itself, member %d', (pick) => {
  let spared = 0
  for (const endpoint of endpoints) {
    if (repliesWithFile(endpoint)) continue
    const { path } = endpoint
    const reply = withoutPatterns(endpoint.reply)
    const value = sampleOf(reply, pick)
    expect([path, serialize(reply, value)]).toEqual([path, serializerOf(reply)(value)])
    spared += unions(reply) - unions(toSerializerSchema(reply))
  }
  expect(spared).toBeGreaterThan(50)
})
