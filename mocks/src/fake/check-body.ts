import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { describeErrors } from './describe-errors.ts'

interface CheckedBody {
  body: unknown
  faults: string[]
}

/** Reads and judges the body that came with a request, given its text and content type. */
export type CheckBody = (text: string, contentType: string | null) => CheckedBody

/** Compiles the schema of an operation's body; without a schema there must be no body. */
export function compileBody(schema: TObject | undefined): CheckBody {
  if (!schema) {
    return (text) => ({ body: undefined, faults: text ? ['there must be no body'] : [] })
  }
  const validator = Compile(schema)

  return (text, contentType) => {
    const faults = /^application\/json\s*(;|$)/i.test(contentType ?? '')
      ? []
      : ['header Content-Type must be application/json']
    try {
      const body: unknown = JSON.parse(text)
      return { body, faults: [...faults, ...describeErrors('body', validator.Errors(body))] }
    } catch {
      return { body: undefined, faults: [...faults, 'body is not JSON'] }
    }
  }
}
