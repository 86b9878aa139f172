/** By name: from the inputs, or from earlier answers. Never printed. */
export type Values = Record<string, unknown>

const placeholder = /^\{(\w+)\}$/

/** Names of the placeholders in an input: `"{jobId}"`. */
export function placeholdersOf(input: unknown): string[] {
  if (typeof input === 'string') return placeholder.exec(input)?.slice(1) ?? []
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return []
  return Object.values(input).flatMap(placeholdersOf)
}

/** Replaces placeholders by their values, of any type. All must be known. */
export function fillIn(input: unknown, values: Values): unknown {
  if (typeof input === 'string') {
    const [name] = placeholdersOf(input)
    return name === undefined ? input : values[name]
  }
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return input
  if (Array.isArray(input)) return input.map((item) => fillIn(item, values))
  const fields = Object.entries(input).map(([name, field]) => [name, fillIn(field, values)])
  return Object.fromEntries(fields)
}
