import { compileConversion, isObject } from '@gatehouse/bff/upstream/convert-reply'
import { validatorOf } from '@gatehouse/bff/upstream/validator-of'
import type { TSchema } from 'typebox'
import { type Drift, nameDrift, wholeReply } from './drift.ts'
import { findFieldDrifts } from './field-drifts.ts'
import type { Meaning } from './meanings.ts'
import { joinPath, type ObjectsSeen } from './objects-seen.ts'

/** A field of the contract, and what came. */
export interface Field {
  path: string
  expected: string
  /** Types, not values. */
  seen: Set<string>
}

export interface Comparison {
  fields: Field[]
  drifts: Drift[]
}

interface Shape {
  type?: string
  properties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: TSchema[]
}

/**
 * Compares an answer with the schema of its operation. What the gateway converts is no drift: numbers as
 * text, text as numbers, null and blanks for missing. A field that is in none of the objects is.
 */
export function compareReply(
  schema: TSchema,
  reply: unknown,
  meanings: Readonly<Record<string, Meaning>> = {},
): Comparison {
  const fields = new Map<string, Field>()
  const objects = new Map<string, ObjectsSeen>()
  const drifts = new Map<string, Drift>()

  function report(kind: Drift['kind'], path: string, detail: string) {
    const drift = { kind, path: path || wholeReply, detail }
    if (!drifts.has(nameDrift(drift))) drifts.set(nameDrift(drift), drift)
  }

  function note(schema: TSchema, value: unknown, path: string) {
    const field = fields.get(path) ?? { path, expected: describe(schema), seen: new Set() }
    fields.set(path, field)
    if (value !== undefined) field.seen.add(typeOf(value))
  }

  function visit(schema: TSchema, value: unknown, path: string, required: boolean) {
    note(schema, value, path)
    if (value === undefined) return
    if (value === null) {
      if (required && !validatorOf(schema).Check(null))
        report('null', path, `${describe(schema)} expected, null found`)
      return
    }
    const container = toContainer(schema as Shape, value)
    if (container?.properties && isObject(value)) return visitObject(container, value, path)
    if (container?.items && Array.isArray(value)) return visitList(container.items, value, path)
    if (container && container === schema)
      return report('type', path, `${describe(schema)} expected, ${typeOf(value)} found`)
    visitLeaf(schema, value, path, required)
  }

  function visitObject(shape: Shape, value: Record<string, unknown>, path: string) {
    const { properties = {}, required = [] } = shape
    const seen = objects.get(path) ?? { path, count: 0, known: new Map(), unknown: new Map() }
    objects.set(path, seen)
    seen.count++
    for (const [name, schema] of Object.entries(properties)) {
      const isRequired = required.includes(name)
      const known = seen.known.get(name) ?? { required: isRequired, present: 0 }
      seen.known.set(name, known)
      if (Object.hasOwn(value, name)) known.present++
      visit(schema, value[name], joinPath(path, name), isRequired)
    }
    for (const [name, field] of Object.entries(value))
      if (!Object.hasOwn(properties, name)) seen.unknown.set(name, typeOf(field))
  }

  function visitList(items: TSchema, list: unknown[], path: string) {
    if (list.length === 0) note(items, undefined, `${path}[]`)
    for (const item of list) visit(items, item, `${path}[]`, false)
  }

  function visitLeaf(schema: TSchema, value: unknown, path: string, required: boolean) {
    const converted = compileConversion(schema)(value)
    const isBlank = typeof value === 'string' && value.trim() === ''
    if (isBlank && converted === undefined && !required) return
    if (!validatorOf(schema).Check(converted)) {
      const found = typeOf(value)
      const isOtherType = !describe(schema).split(' or ').includes(found)
      return isOtherType
        ? report('type', path, `${describe(schema)} expected, ${found} found`)
        : report('value', path, `a ${found} that the contract does not allow`)
    }
    const meaning = meanings[path]
    const text = String(converted).trim()
    if (meaning && text !== '' && !meaning.isUnderstood(text))
      report('value', path, `${meaning.expected} expected, another ${typeOf(value)} found`)
  }

  visit(schema, reply, '', true)
  for (const seen of objects.values())
    for (const { kind, path, detail } of findFieldDrifts(seen)) report(kind, path, detail)
  return { fields: [...fields.values()].filter(({ path }) => path), drifts: [...drifts.values()] }
}

/** The object or list that a value is read as; undefined for a leaf. */
function toContainer(shape: Shape, value: unknown): Shape | undefined {
  if (shape.properties || shape.items) return shape
  const variants = (shape.anyOf ?? []) as Shape[]
  return variants.find(({ properties, items }) =>
    Array.isArray(value) ? items : isObject(value) && properties,
  )
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value
}

function describe(schema: TSchema): string {
  const { type = '', properties, items, anyOf } = schema as Shape
  if (properties) return 'object'
  if (items) return 'list'
  if (anyOf) return anyOf.map(describe).join(' or ')
  return type === 'integer' ? 'number' : type
}
