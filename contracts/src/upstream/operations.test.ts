import { expect, test } from '@jest/globals'
import { parameterLines, schemaLines } from '../testing/schema-lines.ts'
import { operations } from './operations.ts'

const replies = operations.flatMap(({ name, reply, requiresAnyOf = [] }) =>
  reply ? [{ name, requiresAnyOf, reply: reply as Shape }] : [],
)

interface Shape {
  type?: string
  properties?: object
  required?: string[]
}

test.each(replies)('an empty object is no reply of $name', ({ reply, requiresAnyOf }) => {
  const { type, properties = {}, required = [] } = reply
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...requiresAnyOf]))
  const refusesEmptyObject = type === 'array' || required.length + requiresAnyOf.length > 0
  expect(refusesEmptyObject).toBe(true)
})

test.each(replies)('$name is not wrapped by its own schema', ({ reply }) => {
  expect(Object.keys(reply.properties ?? {})).not.toContain('body')
})

test('each refusal that a reply of 2xx can be is as recorded', () => {
  const refusals = operations.flatMap(({ name, refusal }) =>
    refusal ? [`${name}: ${refusal.field} ${refusal.pattern}`] : [],
  )
  expect(refusals.sort()).toMatchSnapshot()
})

/** Names of the fields that recordings keep as they are, at any depth. */
function harmlessFields(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('x-harmless' in schema) return [name]
  return Object.entries(schema).flatMap(([key, part]) =>
    harmlessFields(part, key === 'items' || /^\d+$/.test(key) ? name : key),
  )
}

test('recordings keep no other fields than these', () => {
  const kept = operations.flatMap(({ name, reply }) =>
    harmlessFields(reply).map((field) => `${name} ${field}`),
  )
  expect([...new Set(kept)].sort()).toMatchSnapshot()
})

const toText = (value: unknown) =>
  JSON.stringify(value, (_key, one) => (one instanceof RegExp ? String(one) : one))

/** A change here is a change of what is called, or of what the gateway takes for an answer. */
test('each operation is as recorded', () => {
  const lines = operations.map((one) => {
    const { name, system, method, path, params, body, reply, ...policy } = one
    return [
      `${name}: ${method} ${system} ${path}`,
      ...Object.entries(policy).map(([field, value]) => `${field} ${toText(value)}`),
      ...parameterLines(params),
      ...(body ? schemaLines(body, 'body') : []),
      ...(reply ? schemaLines(reply, 'reply') : []),
    ].join('\n  ')
  })
  expect(lines.join('\n')).toMatchSnapshot()
})
