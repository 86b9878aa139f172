import type { Endpoint } from '@gatehouse/contracts/endpoint'
import fc from 'fast-check'

/** Path parameters that an endpoint takes: of each pattern one value, always the same. */
export function sampleParams({ params = {} }: Endpoint): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, type]) => {
      const pattern = new RegExp('pattern' in type ? String(type.pattern) : '^x$')
      const [value = ''] = fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: 1 })
      return [name, value]
    }),
  )
}
