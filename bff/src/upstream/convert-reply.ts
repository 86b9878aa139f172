import type { TSchema } from 'typebox'

/** In place, for a value that has just been parsed; undefined for a blank where a number or flag is meant. */
export type Convert = (value: unknown) => unknown

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  'x-lenient'?: true
}

/**
 * Converts what legacy systems write differently: spaces around texts, null for missing, text for
 * numbers and flags, numbers for ids and flags, a list in an object, a blank for a list. No other
 * container becomes a list.
 */
export function compileConversion(schema: TSchema): Convert {
  return compile(schema as Shape)
}

function compile(shape: Shape): Convert {
  const { type = '', properties, items, anyOf } = shape
  if (properties) return convertObject(properties)
  if (items) return convertList(compile(items))
  if (anyOf) return convertUnion(anyOf)
  const convert = leafConversions[type] ?? ((value) => value)
  if (!shape['x-lenient']) return convert
  return (value) => {
    const converted = type === 'boolean' ? toFlag(withoutCount(value)) : convert(value)
    return typeof converted === type ? converted : undefined
  }
}

/** A count, or -1 as Access writes true. */
function withoutCount(value: unknown): unknown {
  const count = toNumber(value)
  return typeof count === 'number' ? count !== 0 : value
}

const leafConversions: Record<string, Convert> = {
  string: toText,
  number: toNumber,
  integer: toNumber,
  boolean: toFlag,
}

function toText(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' ? String(value) : value
}

/** Also '$1,250.50', and '.50' as Oracle writes it. */
const number = /^\s*\$?-?((\d{1,3}(,\d{3})+|\d+)(\.\d*)?|\.\d+)\s*$/

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  return number.test(value) ? Number(value.replace(/[$,]/g, '')) : value
}

const trueWords = ['true', '1', 'yes', 'y']
const falseWords = ['false', '0', 'no', 'n']

export function toFlag(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value).trim().toLowerCase()
  if (text === '') return undefined
  if (trueWords.includes(text)) return true
  return falseWords.includes(text) ? false : value
}

export type Fields = Record<string, unknown>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Some systems put the whole reply into a lone `body` [4]. */
export function isEnvelope(value: Fields): boolean {
  return 'body' in value && Object.keys(value).length === 1
}

function convertObject(properties: Record<string, Shape>): Convert {
  const conversions = Object.entries(properties).map(
    ([name, shape]) => [name, compile(shape), allowsNull(shape)] as const,
  )
  return (value) => {
    if (!isObject(value)) return value
    for (const [name, convert, mayBeNull] of conversions) {
      const field = value[name]
      if (field === undefined || (field === null && mayBeNull)) continue
      // Undefined instead of deleted: deleting makes all later access slow.
      const converted = field === null ? undefined : convert(field)
      if (converted !== field) value[name] = converted
    }
    return value
  }
}

function allowsNull({ anyOf = [] }: Shape): boolean {
  return anyOf.some(({ type }) => type === 'null')
}

function convertList(convert: Convert): Convert {
  return (value) => {
    if (value === '') return undefined
    const list = Array.isArray(value) ? value : isObject(value) ? loneListOf(value) : undefined
    if (!list) return value
    return list.includes(null)
      ? list.filter((item) => item !== null).map(convert)
      : convertItems(list, convert)
  }
}

function convertItems(list: unknown[], convert: Convert): unknown[] {
  for (let index = 0; index < list.length; index++) list[index] = convert(list[index])
  return list
}

/** Names of fields that can tell of an error. */
export const noticeNames = /error|exception|message|warning/i

/** The only array of an object that tells of no error. */
function loneListOf(wrapper: Fields): unknown[] | undefined {
  const fields = Object.entries(wrapper)
  const lists = fields.flatMap(([, field]) => (Array.isArray(field) ? [field] : []))
  const tellsOfError = fields.some(([name, field]) => field && noticeNames.test(name))
  return lists.length === 1 && !tellsOfError ? lists[0] : undefined
}

/** By the variant that has one of the object's fields or is of the value's kind, otherwise by the first. */
function convertUnion(shapes: readonly Shape[]): Convert {
  const variants = shapes.map((shape) => ({
    type: shape.type,
    names: Object.keys(shape.properties ?? {}),
    convert: compile(shape),
  }))
  const [first = { convert: (value: unknown) => value }] = variants
  return (value) => {
    const variant = variants.find(({ type, names }) =>
      isObject(value) ? names.some((name) => name in value) : type === kindOf(value),
    )
    return (variant ?? first).convert(value)
  }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
