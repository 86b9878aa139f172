import type { Endpoint } from './endpoint.ts'
import { fillPath } from './path.ts'

interface EndpointParams {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
}

/** Also the key of preloaded replies, so gateway and portal must write it alike. */
export function endpointUrl(
  endpoint: Pick<Endpoint, 'path'>,
  { params, query = {} }: EndpointParams,
): string {
  const searchParams = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) searchParams.set(name, String(value))
  const search = searchParams.toString()
  return fillPath(endpoint.path, params) + (search && `?${search}`)
}
