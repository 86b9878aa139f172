interface Schema {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  nullable?: boolean
}

/**
 * A reply's schema without the unions that a serializer needs no validator for: "or null", and
 * literals of one type. The first reply of a schema with a union waits 40 ms for Ajv, and each reply
 * is validated. Members of other unions are told apart by validation, and stay as they are.
 */
export function toSerializerSchema(schema: object): object {
  return convert(schema)
}

function convert(schema: Schema): Schema {
  const { anyOf, properties, items } = schema
  if (anyOf) return toOneSchema(anyOf) ?? schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, convert(one)]),
      ),
    }),
    ...(items && { items: convert(items) }),
  }
}

/** Undefined for a union that needs validation. */
function toOneSchema(anyOf: Schema[]): Schema | undefined {
  const members = anyOf.filter(({ type }) => type !== 'null')
  const isNullable = members.length < anyOf.length && { nullable: true }
  const [first] = members
  if (!first) return undefined
  if (members.length === 1) {
    const only = convert(first)
    return only.type === undefined ? undefined : { ...only, ...isNullable }
  }
  const areLiterals = members.every((one) => 'const' in one && one.type === first.type)
  return areLiterals && first.type ? { type: first.type, ...isNullable } : undefined
}
