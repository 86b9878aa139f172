import { type Fields, isObject, noticeNames, toFlag } from './convert-reply.ts'

/** Of ASP.NET's errors and problem details (RFC 9457). */
const detailNames = /^(?:modelstate|title|status(?:code)?|details?|type|traceid|code)$/i
const errorNames = /error|exception|^modelstate$/i
const duplicateNames = /duplicate/i
const successNames = /^(?:is)?success$/i

const errorWords = /\b(?:error|exception|authorization has been denied)\b/i
const failureWords =
  /\b(?:errors?|exception|denied|fail\w*|invalid|incorrect|expired|unable|can ?not|not?)\b/i

export type Field = [name: string, field: unknown]

/** "No error" tells of none. */
export const withoutNegation = (message: unknown) =>
  String(message).replace(/\b(?:no|without(?: any)?) (?:errors?|exceptions?)\b/gi, '')

/** ASP.NET tells its own errors as `{"Message": "An error has occurred."}`, here with a 2xx. */
export function isErrorMessage(message: unknown): boolean {
  return typeof message === 'string' && errorWords.test(withoutNegation(message))
}

export function isSuccessWord(value: unknown): boolean {
  return typeof value === 'string' && /^(?:ok|true|success|done|saved|updated)[.!]?$/i.test(value)
}

export function tellsOfFailure(message: unknown): boolean {
  return failureWords.test(withoutNegation(message))
}

export function successFlagsOf(fields: Fields): unknown[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    successNames.test(name) ? [toFlag(field)] : [],
  )
}

/** Fields that report on the request hold none. */
export function holdsData([name, field]: Field): boolean {
  return !reports(name) && !successNames.test(name) && !isBlank(field)
}

/** Also a field within, such as `{"Result": {"Success": false}}`. */
export function tellsOfError([name, field]: Field): boolean {
  if (isObject(field) && Object.entries(field).some(tellsOfError)) return true
  if (successNames.test(name)) return toFlag(field) === false
  if (duplicateNames.test(name)) return toFlag(field) === true
  if (errorNames.test(name)) return !isBlank(field)
  return reports(name) && tellsOfFailure(field)
}

function reports(name: string): boolean {
  return noticeNames.test(name) || detailNames.test(name)
}

export function isBlank(field: unknown): boolean {
  if (Array.isArray(field) || isObject(field)) return Object.values(field).every(isBlank)
  return !field
}
