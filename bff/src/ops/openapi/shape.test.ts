import { expect, test } from '@jest/globals'
import type { JsonSchema } from './document.ts'
import { shapeOf } from './shape.ts'

const channel: JsonSchema = { enum: ['email', 'sms'] }
const nameOrNull: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'null' }] }

test.each<[JsonSchema, string]>([
  [{}, 'anything'],
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: 'yes' }, '"yes"'],
  [{ const: null }, 'null'],
  [channel, '"email" | "sms"'],
  [nameOrNull, 'string | null'],
  [{ items: { type: 'number' } }, 'number[]'],
  [{ items: channel }, '("email" | "sms")[]'],
  [{ items: nameOrNull }, '(string | null)[]'],
  [{ items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ items: { items: channel } }, '("email" | "sms")[][]'],
  [{ properties: {} }, '{}'],
])('the shape of %j is %s', (schema, shape) => expect(shapeOf(schema)).toBe(shape))

test('an object has a line for each field, with what may be missing marked', () => {
  const sentTo: JsonSchema = {
    properties: { channel, address: nameOrNull },
    required: ['channel', 'address'],
  }
  const delivery: JsonSchema = {
    properties: { sentTo: { items: sentTo }, codes: { items: channel } },
    required: ['sentTo'],
  }
  expect(shapeOf(delivery)).toBe(
    `{
  sentTo: {
    channel: "email" | "sms"
    address: string | null
  }[]
  codes?: ("email" | "sms")[]
}`,
  )
})
