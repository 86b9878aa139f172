import { alternateNames } from '@gatehouse/contracts/upstream/alternate-names'
import type { JsonBodyType } from 'msw'
import type { TSchema } from 'typebox'
import type { ReplyFormat } from '../world/reply-format.ts'

/**
 * Writes a reply as another legacy system would; `schema` is the contract's. `gap` counts which field has a
 * gap: the first object lacks this one, the next object of a list the next.
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
      return mapOptional(reply, schema, pad) as JsonBodyType
    case 'gaps':
      return mapOptional(reply, schema, leaveOut(gap)) as JsonBodyType
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Inner values first. */
function mapDeep(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((item) => mapDeep(item, change)))
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, mapDeep(field, change)])
  return change(Object.fromEntries(fields))
}

type Fields = Record<string, unknown>
/** Changes a value: the `position`th of the optional ones of the `index`th object of its list. */
type Change = (value: unknown, position: number, count: number, index: number) => unknown

const pad: Change = (value) => (typeof value === 'string' ? ` ${value}  ` : value)

/** Of each object one value in turn is null; the next turn makes it blank. */
function leaveOut(gap: number): Change {
  return (value, position, count, index) => {
    const turn = (gap + index) % (2 * count)
    if (turn % count !== position) return value
    return turn >= count && typeof value === 'string' ? ' ' : null
  }
}

/** Changes texts, numbers and flags that the contract lets be missing. */
function mapOptional(
  value: unknown,
  schema: TSchema | undefined,
  change: Change,
  index = 0,
): unknown {
  const { properties = {}, required = [], items } = objectOrList(schema)
  if (Array.isArray(value))
    return value.map((item, itemIndex) => mapOptional(item, items, change, itemIndex))
  if (!isObject(value)) return value
  const optional = Object.keys(value).filter(
    (name) => name in properties && !required.includes(name) && !isContainer(value[name]),
  )
  const fields = Object.entries(value).map(([name, field]) => {
    const position = optional.indexOf(name)
    if (position >= 0) return [name, change(field, position, optional.length, index)]
    return [name, mapOptional(field, properties[name], change)]
  })
  return Object.fromEntries(fields)
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

interface ObjectOrList {
  properties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: ObjectOrList[]
}

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

/** `brandList` as an object, with the fields of the user that [1 §3] lists there. */
function moveBrandFields(reply: unknown): unknown {
  if (!isObject(reply) || !isObject(reply.userData) || !Array.isArray(reply.brandList)) return reply
  const { entity, eRecruitId, isNewUser, isIHT, ...userData } = reply.userData
  const brandData = { entity, eRecruitId, isNewUser, isIHT, BrandList: reply.brandList }
  return { ...reply, userData, brandList: brandData }
}
