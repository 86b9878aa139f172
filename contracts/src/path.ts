const parameter = /\/:(\w+)(\?)?/g

export function pathParameters(template: string): string[] {
  return Array.from(template.matchAll(parameter), ([, name, optional = '']) => `${name}${optional}`)
}

/**
 * Fills `:name` and `:name?` of a path template, percent-encoded. Encoding does not stop `..`:
 * match untrusted values against their patterns first. Throws if a required parameter is missing.
 */
export function fillPath(
  template: string,
  params: Record<string, string | number | undefined> = {},
): string {
  return template.replace(parameter, (_, name: string, optional?: string) => {
    const value = params[name]
    if (value !== undefined) return `/${encodeURIComponent(value)}`
    if (optional) return ''
    throw new TypeError(`Path ${template} lacks its parameter ${name}`)
  })
}
