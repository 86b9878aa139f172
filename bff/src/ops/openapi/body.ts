import { type Rule, rules } from '@gatehouse/contracts/rules/rule'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { AnyObject, AnySchema, ObjectSchema, TestConfig } from 'yup'
import type { JsonSchema } from './document.ts'

interface Test {
  OPTIONS?: TestConfig
}

/** Internals of yup schemas that its types do not show. */
interface Field {
  fields?: Record<string, Field>
  innerType?: Field
  tests?: Test[]
  internalTests?: Record<string, Test | undefined>
}

/**
 * Converts a yup body schema to JSON Schema, with the rules of each field. Conditions between fields
 * (`when`) are left out.
 */
export function bodySchemaOf(schema: ObjectSchema<AnyObject>): JsonSchema {
  const converted = convertSchema(schema as unknown as AnySchema)
  return completed(converted as JsonSchema, schema as unknown as Field)
}

function completed(converted: JsonSchema, field: Field): JsonSchema {
  const { type = [], properties, items, default: standard, pattern: _, ...rest } = converted
  const { fields = {}, innerType, tests = [] } = field
  const names = rulesOf(field)
  const inside = Object.entries(properties ?? {}).map(([name, one]) => {
    return [name, completed(one, fields[name] ?? {})] as const
  })
  const types = [type].flat()
  const mayBeEmpty = !tests.some(({ OPTIONS }) => OPTIONS?.name === 'required')
  // A form starts with defaults that its own rules reject: '' where a text is required.
  const hasUsableDefault = mayBeEmpty && !properties && standard !== undefined
  return {
    ...(types.length > 0 && { type }),
    ...(types.includes('string') && !mayBeEmpty && { minLength: 1 }),
    ...rest,
    ...(properties && { properties: Object.fromEntries(inside) }),
    ...(items && innerType && { items: completed(items, innerType) }),
    ...(hasUsableDefault && { default: standard }),
    ...patternsOf(tests, mayBeEmpty),
    ...(names.length > 0 && { 'x-rules': names }),
  }
}

function rulesOf({ tests = [], internalTests = {} }: Field): Rule[] {
  const all = [...Object.values(internalTests), ...tests]
  const messages = new Set(all.map((test) => test?.OPTIONS?.message as unknown))
  return rules.filter((name) => messages.has(name))
}

/** JSON Schema patterns have no flags: expressions with flags are left out. */
function patternsOf(tests: Test[], mayBeEmpty: boolean): JsonSchema {
  const patterns = tests.flatMap(({ OPTIONS }) => {
    const regex = OPTIONS?.params?.regex
    if (!(regex instanceof RegExp) || /[ims]/.test(regex.flags)) return []
    const allowsEmpty =
      mayBeEmpty && !regex.test('') && OPTIONS?.test.call({} as never, '', {} as never)
    return [allowsEmpty ? `^$|${regex.source}` : regex.source]
  })
  const [pattern, ...more] = patterns
  if (pattern === undefined) return {}
  return more.length === 0 ? { pattern } : { allOf: patterns.map((one) => ({ pattern: one })) }
}
