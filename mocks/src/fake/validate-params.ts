import type { Operation } from '@gatehouse/contracts/operation'
import { Value } from 'typebox/value'
import { describeErrors } from './describe-errors.ts'

/** Validates path parameters by their patterns; a query is an error. */
export function validateParams(
  patterns: Operation['params'],
  params: Record<string, string>,
  url: URL,
): string[] {
  const errors = Object.entries(params).flatMap(([name, value]) => {
    const pattern = patterns?.[name]
    if (!pattern) return [`path parameter ${name} has no pattern in the contract`]
    return describeErrors(`path parameter ${name}`, Value.Errors(pattern, value))
  })
  return url.search ? [...errors, `there must be no query: ${url.search}`] : errors
}
