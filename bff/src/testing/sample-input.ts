import type { Endpoint } from '@gatehouse/contracts/endpoint'
import fc from 'fast-check'

/** One valid value for each path parameter and each required query parameter, deterministic. */
export function sampleInput(endpoint: Endpoint) {
  const query: { properties?: object; required?: readonly string[] } =
    'query' in endpoint ? { ...endpoint.query } : {}
  const { properties = {}, required = [] } = query
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return { params: samples(Object.entries(endpoint.params ?? {})), query: samples(needed) }
}

function samples(types: readonly (readonly [string, object])[]): Record<string, string> {
  return Object.fromEntries(
    types.map(([name, type]) => {
      const pattern = new RegExp('pattern' in type ? String(type.pattern) : '^x$')
      const [value = ''] = fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: 1 })
      return [name, value]
    }),
  )
}
