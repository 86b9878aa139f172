import type { Operation } from '@gatehouse/contracts/operation'
import { fillPath } from '@gatehouse/contracts/path'
import type { Given } from './given.ts'

export interface Input {
  params?: Record<string, string>
  body?: unknown
}

/** The credentials that go with an operation, by its `as`. */
export function credentialHeaders(as: Operation['as'], given: Given): Record<string, string> {
  if (as === 'nobody') return {}
  const service = {
    Authorization: `Bearer ${given.serviceToken}`,
    ClientAuthorization: given.clientAuthorization,
  }
  if (as === 'service') return service
  return { ...service, JwtAuthorization: given.jwt, TimeCode: given.userId }
}

/** Calls an operation over HTTP, as a gateway would. `headers` are added to, or replace, its own. */
export function callOperation(
  operation: Operation,
  given: Given,
  input: Input = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const hasBody = input.body !== undefined
  return fetch(given.url + fillPath(operation.path, input.params), {
    method: operation.method,
    headers: {
      ...credentialHeaders(operation.as, given),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: hasBody ? JSON.stringify(input.body) : null,
  })
}
