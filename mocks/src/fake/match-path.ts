/** Matches a path against a template of the contract, casing included. Undefined: no match. */
export type MatchPath = (path: string) => Record<string, string> | undefined

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Not percent-encoding: the parameter's own pattern judges it as it is.
    return value
  }
}

/** Compiles a path template, where `:name` and `:name?` are parameters, into its matcher. */
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
    const found = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)
    return Object.fromEntries(found.map(([name, value]) => [name, decode(value)]))
  }
}
