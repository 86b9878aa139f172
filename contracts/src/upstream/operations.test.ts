import { expect, test } from '@jest/globals'
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
