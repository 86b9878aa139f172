import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { describeErrors } from './describe-errors.ts'

interface ParsedBody {
  body: unknown
  errors: string[]
}

/** Parses and validates the body of a request. */
export type ParseBody = (text: string, contentType: string | null) => ParsedBody

/** Compiles the validator of a body; without a schema, any body is an error. */
export function compileBodyParser(schema: TObject | undefined): ParseBody {
  if (!schema) {
    return (text) => ({ body: undefined, errors: text ? ['there must be no body'] : [] })
  }
  const validator = Compile(schema)

  return (text, contentType) => {
    const errors = /^application\/json\s*(;|$)/i.test(contentType ?? '')
      ? []
      : ['header Content-Type must be application/json']
    try {
      const body: unknown = JSON.parse(text)
      return { body, errors: [...errors, ...describeErrors('body', validator.Errors(body))] }
    } catch {
      return { body: undefined, errors: [...errors, 'body is not JSON'] }
    }
  }
}
