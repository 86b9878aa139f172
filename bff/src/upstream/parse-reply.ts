import type { Operation } from '@gatehouse/contracts/operation'
import type { TSchema } from 'typebox'
import {
  type Convert,
  compileConversion,
  type Fields,
  isEnvelope,
  isObject,
} from './convert-reply.ts'
import {
  type Field,
  holdsData,
  isBlank,
  isErrorMessage,
  isSuccessWord,
  successFlagsOf,
  tellsOfError,
  tellsOfFailure,
} from './reply-errors.ts'
import { invalidResponse, UpstreamError } from './upstream-error.ts'
import { validatorOf } from './validator-of.ts'

/**
 * Parses a 2xx by its operation's schema, out of its envelope. Tolerates what convert-reply.ts
 * converts and unknown fields; else throws 'invalid-response' with the path.
 */
export function parseReply(operation: Operation, text: string): unknown {
  const { reply, mayBeEmpty, requiresAnyOf, plainMessage } = operation
  if (text.trim() === '') {
    if (!reply || mayBeEmpty) return undefined
    throw invalidResponse(operation, 'empty')
  }
  const value = withoutEnvelope(parse(operation, text))
  if (!reply) return requireSuccess(operation, value, text)
  const converted = conversionOf(reply)(value)
  const fields = isObject(converted) ? converted : {}
  rejectRefusal(operation, fields, text)
  rejectErrors(operation, fields)
  const isPresent = requiresAnyOf?.some((name) => name in fields) ?? true
  if (!isPresent && !plainMessage?.test(String(fields.message)))
    throw invalidResponse(operation, `has none of ${requiresAnyOf?.join(', ')}`)
  const validator = validatorOf(reply)
  if (validator.Check(converted)) return converted
  const [first] = validator.Errors(converted)
  throw invalidResponse(operation, `at ${first?.instancePath || '/'} (${first?.keyword})`)
}

function parse(operation: Operation, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidResponse(operation, 'not JSON')
  }
}

function withoutEnvelope(value: unknown): unknown {
  return isObject(value) && isEnvelope(value) ? value.body : value
}

/** For a reply that is not read; any other than these leaves the outcome unknown. */
function requireSuccess(operation: Operation, value: unknown, text: string): undefined {
  if (value === null || value === true || value === '' || isSuccessWord(value)) return
  const flags = isObject(value) ? successFlagsOf(value) : []
  if (flags.includes(false)) throw new UpstreamError(operation, 'refused', { status: 200, text })
  const fields = isObject(value) ? Object.entries(value).filter(([, field]) => field !== null) : []
  const isEmpty = isObject(value) && fields.length === 0
  if (!isEmpty && !flags.includes(true) && !isSaved(operation, fields))
    throw invalidResponse(operation, 'reports no success')
}

/** By the documented fields alone, if the system documents its success. */
function isSaved({ successFields }: Operation, fields: Field[]): boolean {
  if (!successFields) return fields.some(holdsData) && !fields.some(tellsOfError)
  return fields.some(
    ([name, field]) => successFields.includes(name) && field && !tellsOfFailure(field),
  )
}

function rejectRefusal(operation: Operation, fields: Fields, text: string) {
  const { refusal } = operation
  if (!refusal || (refusal.without && fields[refusal.without] != null)) return
  if (refusal.pattern.test(String(fields[refusal.field] ?? '')))
    throw new UpstreamError(operation, 'refused', { status: 200, text })
}

function rejectErrors(operation: Operation, fields: Fields) {
  if (!isErrorMessage(fields.Message ?? fields.message)) return
  const { reply, requiresAnyOf = [] } = operation
  const required = [...requiresAnyOf, ...((reply as { required?: string[] }).required ?? [])]
  const hasData = required.some((name) => !/^message$/i.test(name) && !isBlank(fields[name]))
  if (!hasData && !successFlagsOf(fields).includes(true))
    throw invalidResponse(operation, 'tells of an error')
}

const conversions = new WeakMap<TSchema, Convert>()

function conversionOf(schema: TSchema): Convert {
  const existing = conversions.get(schema)
  if (existing) return existing
  const conversion = compileConversion(schema)
  conversions.set(schema, conversion)
  return conversion
}
