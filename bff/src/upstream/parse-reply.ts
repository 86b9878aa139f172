import type { Operation } from '@gatehouse/contracts/operation'
import type { TSchema } from 'typebox'
import { validatorOf } from './compiled.ts'
import { type Convert, compileConversion, type Fields, isObject, toFlag } from './convert-reply.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Parses a 2xx by its operation's schema, out of its envelope. Tolerates what convert-reply.ts
 * converts and unknown fields; else throws 'invalid-response' with the path.
 */
export function parseReply(operation: Operation, text: string): unknown {
  const { reply, mayBeEmpty, requiresAnyOf, plainMessage } = operation
  if (text.trim() === '') {
    if (!reply || mayBeEmpty) return undefined
    throw invalid(operation, 'empty')
  }
  const value = withoutEnvelope(parse(operation, text))
  if (!reply) return requireSuccess(operation, value, text)
  const fields = isObject(value) ? value : {}
  rejectErrors(operation, fields)
  const isPresent = requiresAnyOf?.some((name) => name in fields) ?? true
  if (!isPresent && !plainMessage?.test(String(fields.message)))
    throw invalid(operation, `has none of ${requiresAnyOf?.join(', ')}`)
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

const isSuccess = /^(?:is)?success$/i
const failureWords =
  /\b(?:errors?|exception|denied|fail\w*|invalid|incorrect|expired|unable|can ?not|not?)\b/i
const errorWords = /\b(?:error|exception|authorization has been denied)\b/i

const withoutNegation = (message: unknown) =>
  String(message).replace(/\b(?:no|without(?: any)?) (?:errors?|exceptions?)\b/gi, '')

/** Names of what reports about a request; other fields hold data. */
const reportNames =
  /error|exception|message|warning|^(?:modelstate|title|status(?:code)?|details?|type|traceid|code)$/i
const errorNames = /error|exception|^modelstate$/i

/** For a reply that is not read; any other than these leaves the outcome unknown. */
function requireSuccess(operation: Operation, value: unknown, text: string): undefined {
  if (value === null || value === true || value === '') return
  const fields = isObject(value) ? Object.entries(value).filter(([, field]) => field !== null) : []
  const flags = fields.flatMap(([name, field]) => (isSuccess.test(name) ? [toFlag(field)] : []))
  if (flags.includes(false)) throw new UpstreamError(operation, 'refused', { status: 200, text })
  const isEmpty = isObject(value) && fields.length === 0
  const { successFields } = operation
  const isDocumented = ([name, field]: Field) =>
    successFields?.includes(name) && field && !failureWords.test(withoutNegation(field))
  const isData = (field: Field) => !successFields && holdsData(field)
  const isSaved =
    flags.includes(true) ||
    fields.some(isDocumented) ||
    (fields.some(isData) && !fields.some(tellsOfError))
  if (!isEmpty && !isSaved) throw invalid(operation, 'reports no success')
}

type Field = [name: string, field: unknown]

function holdsData([name, field]: Field): boolean {
  return !reportNames.test(name) && !isSuccess.test(name) && !isBlank(field)
}

function tellsOfError([name, field]: Field): boolean {
  if (isObject(field) && Object.entries(field).some(tellsOfError)) return true
  if (isSuccess.test(name)) return toFlag(field) === false
  if (errorNames.test(name)) return !isBlank(field)
  return reportNames.test(name) && failureWords.test(withoutNegation(field))
}

/** ASP.NET tells its own errors as `{"Message": "An error has occurred."}`, here with a 2xx. */
function rejectErrors(operation: Operation, fields: Fields) {
  const message = fields.Message ?? fields.message
  if (typeof message !== 'string' || !errorWords.test(withoutNegation(message))) return
  const { reply, requiresAnyOf = [] } = operation
  const required = [...requiresAnyOf, ...((reply as { required?: string[] }).required ?? [])]
  const hasData = required.some((name) => !/^message$/i.test(name) && !isBlank(fields[name]))
  if (!hasData && toFlag(fields.Success ?? fields.success) !== true)
    throw invalid(operation, 'tells of an error')
}

function isBlank(field: unknown): boolean {
  if (Array.isArray(field) || isObject(field)) return Object.values(field).every(isBlank)
  return !field
}

const conversions = new WeakMap<TSchema, Convert>()

function conversionOf(schema: TSchema): Convert {
  const existing = conversions.get(schema)
  if (existing) return existing
  const conversion = compileConversion(schema)
  conversions.set(schema, conversion)
  return conversion
}
