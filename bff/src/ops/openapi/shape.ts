import type { JsonSchema } from './document.ts'

/** JSON Schema in TypeScript notation: `{ channel: "email" | "sms", sentTo?: string }`. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  const { type, properties, required = [], items, anyOf } = schema
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (anyOf) return anyOf.map((one) => shapeOf(one, indent)).join(' | ')
  if (items) return `${grouped(items, shapeOf(items, indent))}[]`
  if (properties) {
    const deeper = `${indent}  `
    const fields = Object.entries(properties).map(([name, one]) => {
      const optional = required.includes(name) ? '' : '?'
      return `${deeper}${name}${optional}: ${shapeOf(one, deeper)}\n`
    })
    return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`
  }
  return [type ?? 'anything'].flat().join(' | ')
}

function grouped({ anyOf, enum: choices, type }: JsonSchema, shape: string): string {
  return anyOf || choices || Array.isArray(type) ? `(${shape})` : shape
}
