import type { Operation } from '@gatehouse/contracts/operation'
import { Value } from 'typebox/value'
import { describeErrors } from './describe-errors.ts'

/** Judges each path parameter by its own pattern; no operation has a query yet. */
export function checkParams(
  patterns: Operation['params'],
  params: Record<string, string>,
  url: URL,
): string[] {
  const faults = Object.entries(params).flatMap(([name, value]) => {
    const pattern = patterns?.[name]
    if (!pattern) return [`path parameter ${name} has no pattern in the contract`]
    return describeErrors(`path parameter ${name}`, Value.Errors(pattern, value))
  })
  return url.search ? [...faults, `there must be no query: ${url.search}`] : faults
}
