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
