import type { Operation } from '@gatehouse/contracts/operation'
import type { TSchema } from 'typebox'
import { validatorOf } from './compiled.ts'
import { type Convert, compileConversion, isObject } from './convert-reply.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Parses a 2xx by its operation's schema, out of its envelope. Tolerates what convert-reply.ts
 * converts and unknown fields; else throws 'invalid-response' with the path.
 */
export function parseReply(operation: Operation, text: string): unknown {
  const { reply, mayBeEmpty, requiresAnyOf } = operation
  if (text.trim() === '') {
    if (!reply || mayBeEmpty) return undefined
    throw invalid(operation, 'empty')
  }
  const value = withoutEnvelope(parse(operation, text))
  rejectErrors(operation, value, text)
  if (!reply) return undefined
  if (requiresAnyOf && !(isObject(value) && requiresAnyOf.some((name) => name in value)))
    throw invalid(operation, `has none of ${requiresAnyOf.join(', ')}`)
  const validator = validatorOf(reply)
  if (validator.Check(value)) return value
  const converted = conversionOf(reply)(value)
  if (validator.Check(converted)) return converted
  const [first] = validator.Errors(converted)
  throw invalid(operation, `at ${first?.instancePath || '/'} (${first?.keyword})`)
}

function invalid(operation: Operation, detail: string): UpstreamError {
  return new UpstreamError(operation, 'invalid-response', { detail })
}

function parse(operation: Operation, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(operation, 'not JSON')
  }
}

/** Some systems put the whole reply into a lone `body` [4]. */
function withoutEnvelope(value: unknown): unknown {
  const isEnveloped = isObject(value) && 'body' in value && Object.keys(value).length === 1
  return isEnveloped ? value.body : value
}

/** ASP.NET tells its own errors as `{"Message": "An error has occurred."}`, here with a 2xx. */
function rejectErrors(operation: Operation, value: unknown, text: string) {
  const { success, Success = success, message, Message = message } = isObject(value) ? value : {}
  if (!operation.reply && Success === false)
    throw new UpstreamError(operation, 'refused', { status: 200, text })
  if (Success !== true && typeof Message === 'string' && /\berror\b/i.test(Message))
    throw invalid(operation, 'tells of an error')
}

const conversions = new WeakMap<TSchema, Convert>()

function conversionOf(schema: TSchema): Convert {
  const existing = conversions.get(schema)
  if (existing) return existing
  const conversion = compileConversion(schema)
  conversions.set(schema, conversion)
  return conversion
}
