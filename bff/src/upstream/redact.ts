import type { Operation } from '@gatehouse/contracts/operation'
import type { TSchema } from 'typebox'
import { type Fields, isEnvelope, isObject, toFlag } from './convert-reply.ts'
import type { Pseudonyms } from './pseudonyms.ts'

interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  'x-harmless'?: true
}

/** E-mail addresses, telephone and social security numbers stand in public texts too. */
const mayNamePerson = /@|\+\d{7}|(?<!\d)\(?\d{3}\)?[\s.-]?\d{2,3}[\s.-]?\d{4}(?!\d)/

const secretNames = /password|secret|answer|token|jwt|key/i

/** Names that are no identifiers could be data, such as an e-mail address as a key. */
const identifier = /^[A-Za-z_$][\w$-]{0,60}$/

/**
 * Replaces every text and number that the contract does not mark as harmless (vocabulary, enum, `x-harmless`).
 * Flags, nulls, blanks, zeros and the names of fields stay; so do containers. Unknown fields are replaced.
 */
export function redact(
  value: unknown,
  schema: TSchema | undefined,
  pseudonyms: Pseudonyms,
): unknown {
  return redactBy(value, schema ? variantsOf(schema as Shape) : [], pseudonyms)
}

export function redactParams(
  params: Record<string, unknown>,
  { params: schemas }: Operation,
  pseudonyms: Pseudonyms,
): Record<string, string> {
  const redacted = Object.entries(params).map(([name, value]) => [
    name,
    String(redact(String(value), schemas?.[name], pseudonyms)),
  ])
  return Object.fromEntries(redacted)
}

function variantsOf(shape: Shape): Shape[] {
  return shape.anyOf && !shape.properties ? shape.anyOf.flatMap(variantsOf) : [shape]
}

function redactBy(value: unknown, shapes: readonly Shape[], pseudonyms: Pseudonyms): unknown {
  if (Array.isArray(value)) {
    const items = shapes.flatMap((shape) => (shape.items ? variantsOf(shape.items) : []))
    return value.map((item) => redactBy(item, items, pseudonyms))
  }
  if (isObject(value)) return redactObject(value, shapes, pseudonyms)
  if (typeof value === 'string') return redactText(value, shapes, pseudonyms)
  if (typeof value !== 'number' || isHarmless(value, shapes)) return value
  return shapes.some(({ type }) => type === 'boolean') && (value === 0 || value === 1)
    ? value
    : pseudonyms.ofNumber(value)
}

function redactObject(value: Fields, shapes: readonly Shape[], pseudonyms: Pseudonyms): Fields {
  const fields = Object.entries(value).map(([name, field]) => {
    const own = shapes.flatMap((shape) => shape.properties?.[name] ?? []).flatMap(variantsOf)
    // A list may come as the only one of an object.
    const isWrapped = Array.isArray(field) && shapes.some(({ items }) => items)
    const inside = own.length === 0 && (isEnvelope(value) || isWrapped) ? shapes : own
    const isKnown = own.length > 0 || identifier.test(name)
    const isSecret = typeof field === 'string' && secretNames.test(name) && /[^\s\d]/.test(field)
    return [
      isKnown ? name : pseudonyms.ofText(name),
      isSecret ? pseudonyms.ofSecret(field) : redactBy(field, inside, pseudonyms),
    ]
  })
  return Object.fromEntries(fields)
}

function redactText(text: string, shapes: readonly Shape[], pseudonyms: Pseudonyms): string {
  const isFlag = shapes.some(({ type }) => type === 'boolean') && typeof toFlag(text) === 'boolean'
  const stays = text.trim() === '' || isFlag || isHarmless(text, shapes)
  return stays ? text : pseudonyms.ofText(text)
}

function isHarmless(value: string | number, shapes: readonly Shape[]): boolean {
  return shapes.some(
    (shape) =>
      shape.const === value ||
      shape.enum?.includes(value) ||
      (shape['x-harmless'] && !(typeof value === 'string' && mayNamePerson.test(value))) ||
      (isVocabulary(shape.pattern) && new RegExp(shape.pattern ?? '', 'u').test(String(value))),
  )
}

/** Alternatives without a wildcard: `^(New|Read)$`. */
function isVocabulary(pattern = ''): boolean {
  return /^\^\([\w|-]+\)\$$/.test(pattern)
}
