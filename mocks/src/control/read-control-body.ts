import { HttpResponse } from 'msw'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describeErrors } from '../fake/describe-errors.ts'

/** Parses and validates the JSON body of a control route. Throws a 400 Response with the errors. */
export async function readControlBody<S extends TSchema>(
  schema: S,
  request: Request,
): Promise<Static<S>> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw badRequest(['body is not JSON'])
  }
  if (!Value.Check(schema, body)) {
    throw badRequest(describeErrors('body', Value.Errors(schema, body)))
  }
  return body
}

function badRequest(errors: string[]): Response {
  return HttpResponse.json({ message: 'This body is not understood', errors }, { status: 400 })
}
