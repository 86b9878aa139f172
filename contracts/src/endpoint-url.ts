import type { Endpoint } from './endpoint.ts'
import { fillPath } from './path.ts'

interface EndpointParams {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
}

/**
 * The address of an endpoint for a question, written the same by whoever writes it: what the gateway
 * puts into a page is found by the address that the portal would ask.
 */
export function endpointUrl(
  endpoint: Pick<Endpoint, 'path'>,
  { params, query = {} }: EndpointParams,
): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) said.set(name, String(value))
  const search = said.toString()
  return fillPath(endpoint.path, params) + (search && `?${search}`)
}
