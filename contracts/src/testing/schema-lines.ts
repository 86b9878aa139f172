interface Shape {
  type?: string
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  description?: string
  [rule: string]: unknown
}

/** Parameters of a path as lines, such as `:id: string`. */
export function parameterLines(params: Readonly<Record<string, object>> = {}): string[] {
  return Object.entries(params).flatMap(([name, schema]) => schemaLines(schema, `:${name}`))
}

/** A JSON schema as lines of path and type, such as `jobs[].salary?.low: number`. */
export function schemaLines(schema: object, path: string): string[] {
  const { anyOf, properties, required = [], items, ...leaf } = schema as Shape
  if (properties)
    return Object.entries(properties).flatMap(([name, one]) =>
      schemaLines(one, `${path}.${name}${required.includes(name) ? '' : '?'}`),
    )
  if (items) return schemaLines(items, `${path}[]`)
  if (!anyOf) return [`${path}: ${typeOf(leaf)}`]
  const isPlain = (one: Shape) => !one.properties && !one.items && !one.anyOf
  if (anyOf.every(isPlain)) return [`${path}: ${anyOf.map(typeOf).join(' | ')}`]
  return anyOf.flatMap((one) =>
    schemaLines(one, isPlain(one) ? path : `${path}<${anyOf.indexOf(one)}>`),
  )
}

function typeOf({ type = 'anything', const: literal, description: _, ...rules }: Shape): string {
  const told = Object.entries(rules).map(([name, value]) => ` ${name} ${JSON.stringify(value)}`)
  return (literal === undefined ? type : JSON.stringify(literal)) + told.join(',')
}
