import { alternateNames } from '@gatehouse/contracts/upstream/alternate-names'
import type { JsonBodyType } from 'msw'
import type { ReplyFormat } from '../world/reply-format.ts'

type Fields = Record<string, unknown>

/** Writes a reply as another legacy system would. */
export function formatReply(format: ReplyFormat, reply: JsonBodyType): JsonBodyType {
  switch (format) {
    case 'plain':
      return reply
    case 'envelope':
      return { body: reply }
    case 'wrapped-lists':
      return mapDeep(reply, wrapList) as JsonBodyType
    case 'alternate-names':
      return mapDeep(moveBrandFields(reply), renameFields) as JsonBodyType
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
