import { HttpResponse } from 'msw'

/** Rejects a request that is valid by its schema. */
export function badRequest(...errors: string[]): Response {
  return HttpResponse.json({ message: 'The request does not make sense', errors }, { status: 400 })
}
