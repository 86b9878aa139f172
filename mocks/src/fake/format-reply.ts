import { alternateNames } from '@gatehouse/contracts/upstream/alternate-names'
import type { JsonBodyType } from 'msw'
import type { TSchema } from 'typebox'
import type { ReplyFormat } from '../world/reply-format.ts'

type Fields = Record<string, unknown>

/**
 * Writes a reply as another legacy system would. `schema` is the contract's; `gap` the position of the value
 * that the first object of a list lacks, the next object lacks the next.
 */
export function formatReply(
  format: ReplyFormat,
  reply: JsonBodyType,
  schema?: TSchema,
  gap = 0,
): JsonBodyType {
  switch (format) {
    case 'plain':
      return reply
    case 'envelope':
      return { body: reply }
    case 'wrapped-lists':
      return mapDeep(reply, wrapList) as JsonBodyType
    case 'alternate-names':
      return mapDeep(moveBrandFields(reply), renameFields) as JsonBodyType
    case 'padded':
      return mapDeep(reply, pad, schema) as JsonBodyType
    case 'gaps':
      return mapDeep(reply, leaveOut(gap), schema) as JsonBodyType
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `index` of the value in its list, otherwise 0. */
type Change = (value: unknown, schema: TSchema | undefined, index: number) => unknown

/** Changes objects and lists, inner ones first. */
function mapDeep(value: unknown, change: Change, schema?: TSchema, index = 0): unknown {
  const { properties = {}, items } = objectOrList(schema)
  if (Array.isArray(value)) {
    const list = value.map((item, itemIndex) => mapDeep(item, change, items, itemIndex))
    return change(list, schema, index)
  }
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    mapDeep(field, change, properties[name]),
  ])
  return change(Object.fromEntries(fields), schema, index)
}

function optionalNames(fields: Fields, schema: TSchema | undefined): string[] {
  const { properties = {}, required = [] } = objectOrList(schema)
  const isContainer = (value: unknown) => typeof value === 'object' && value !== null
  return Object.keys(fields).filter(
    (name) => name in properties && !required.includes(name) && !isContainer(fields[name]),
  )
}

const pad: Change = (value, schema) => {
  if (!isObject(value)) return value
  const padded = optionalNames(value, schema).flatMap((name) =>
    typeof value[name] === 'string' ? [[name, ` ${value[name]}  `]] : [],
  )
  return { ...value, ...Object.fromEntries(padded) }
}

/** Of each object one value in turn is null; in the next round it is blank. */
const leaveOut =
  (gap: number): Change =>
  (value, schema, index) => {
    if (!isObject(value)) return value
    const names = optionalNames(value, schema)
    const turn = gap + index
    const name = names[turn % names.length]
    if (name === undefined) return value
    const isBlank = turn % (2 * names.length) >= names.length && typeof value[name] === 'string'
    return { ...value, [name]: isBlank ? ' ' : null }
  }

interface ObjectOrList {
  properties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: ObjectOrList[]
}

/** Of a union the first object or list. */
function objectOrList(schema: TSchema = {}): ObjectOrList {
  const { anyOf, ...one } = schema as ObjectOrList
  return anyOf?.find(({ properties, items }) => properties ?? items) ?? one
}

function wrapList(value: unknown): unknown {
  return Array.isArray(value) ? { Items: value, Count: value.length, Message: null } : value
}

function renameFields(value: unknown): unknown {
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [alternateNames[name] ?? name, field])
  return Object.fromEntries(fields)
}

const brandFields = ['entity', 'eRecruitId', 'isNewUser', 'isIHT']

/** `brandList` as an object, with the fields of the user that [1 §3] lists there; null among the user's own. */
function moveBrandFields(reply: unknown): unknown {
  if (!isObject(reply) || !isObject(reply.userData) || !Array.isArray(reply.brandList)) return reply
  const { userData, brandList } = reply
  const moved = Object.fromEntries(brandFields.map((name) => [name, userData[name]]))
  const left = Object.fromEntries(brandFields.map((name) => [name, null]))
  return {
    ...reply,
    userData: { ...userData, ...left },
    brandList: { ...moved, BrandList: brandList },
  }
}
