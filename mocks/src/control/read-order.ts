import { HttpResponse } from 'msw'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describeErrors } from '../fake/describe-errors.ts'

/** Reads the JSON body of a control route. Throws a 400 that says what is wrong with it. */
export async function readOrder<S extends TSchema>(
  schema: S,
  request: Request,
): Promise<Static<S>> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw refuse(['body is not JSON'])
  }
  if (!Value.Check(schema, body)) {
    throw refuse(describeErrors('body', Value.Errors(schema, body)))
  }
  return body
}

function refuse(faults: string[]): Response {
  return HttpResponse.json({ message: 'This body is not understood', faults }, { status: 400 })
}
