/** Matches a path case-sensitively; returns its parameters, or undefined without a match. */
export type MatchPath = (path: string) => Record<string, string> | undefined

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Invalid percent-encoding: validated as is by the parameter's pattern.
    return value
  }
}

/** Compiles a path template with parameters `:name` and `:name?`. */
export function compilePath(template: string): MatchPath {
  const source = template
    .replace(/[.*+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) =>
      optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
    )
  const pattern = new RegExp(`^${source}$`)

  return (path) => {
    const match = pattern.exec(path)
    if (!match) return undefined
    const groups = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)
    return Object.fromEntries(groups.map(([name, value]) => [name, decode(value)]))
  }
}
