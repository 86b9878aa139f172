import type { Operation } from '@gatehouse/contracts/operation'
import { fillPath } from '@gatehouse/contracts/path'
import type { Caller } from './caller.ts'

export interface Input {
  params?: Record<string, string>
  body?: unknown
  /** For operations with an upload. */
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
}

/** Credential headers for an operation's `as`. */
export function credentialHeaders(as: Operation['as'], caller: Caller): Record<string, string> {
  if (as === 'anonymous') return {}
  if (as === 'payroll') return { PortalUser: caller.payrollId }
  const service = {
    Authorization: `Bearer ${caller.serviceToken}`,
    ClientAuthorization: caller.clientAuthorization,
  }
  if (as === 'service') return service
  return { ...service, JwtAuthorization: caller.jwt, TimeCode: caller.userId }
}

/** Form of an upload; null for other operations. */
function createForm(operation: Operation, { body, file }: Input): FormData | null {
  if (!operation.upload) return null
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  if (file) form.append(operation.upload, new Blob([file.bytes], { type: file.type }), file.name)
  return form
}

/** Calls an operation over HTTP, as a gateway would. `headers` override its own. */
export function callOperation(
  operation: Operation,
  caller: Caller,
  input: Input = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const isJson = input.body !== undefined && !operation.upload
  const base = operation.system === 'payroll-pages' ? caller.payrollUrl : caller.url
  return fetch(base + fillPath(operation.path, input.params), {
    method: operation.method,
    headers: {
      ...credentialHeaders(operation.as, caller),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: isJson ? JSON.stringify(input.body) : createForm(operation, input),
  })
}
