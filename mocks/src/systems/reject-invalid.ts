import { HttpResponse } from 'msw'

/** Rejects a request that is valid by its schema. */
export function rejectInvalid(errors: string[]): Response {
  const message = 'The request does not make sense'
  return HttpResponse.json({ message, errors }, { status: 400 })
}
