import type { JsonSchema } from './document.ts'
import { shapeOf } from './shape.ts'

interface Field {
  /** `accounts[].routingNumber` */
  name: string
  required: boolean
  schema: JsonSchema
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema, before = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name
    return [
      { name: path, required: required.includes(name), schema },
      ...fieldsOf(schema, `${path}.`),
      ...(schema.items ? fieldsOf(schema.items, `${path}[].`) : []),
    ]
  })
}

export function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format } = schema
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? [])
  return [
    typeOf(schema),
    ...(minLength === 1 && !maxLength
      ? ['not empty']
      : between(minLength, maxLength, ' characters')),
    ...between(minimum, maximum, ''),
    ...between(minItems, maxItems, ' items'),
    ...(format ? [`as ${format}`] : []),
    ...patterns.map((one) => `like ${one}`),
    ...(schema.default === undefined ? [] : [`else ${JSON.stringify(schema.default)}`]),
  ]
}

function typeOf(schema: JsonSchema): string {
  if (schema.properties) return 'object'
  return schema.items?.properties ? 'object[]' : shapeOf(schema)
}

function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  if (least !== undefined) return [`at least ${least}${unit}`]
  return most === undefined ? [] : [`at most ${most}${unit}`]
}
