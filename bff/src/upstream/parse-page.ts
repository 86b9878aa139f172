import type { Operation } from '@gatehouse/contracts/operation'
import type { UpstreamResponse } from './exchange.ts'
import { invalidResponse, UpstreamError } from './upstream-error.ts'

const passwordField = /\btype\s*=\s*["']?password\b/i

/** The page of a 2xx. Throws 'refused' if it says so, 'invalid-response' for a sign-in form. */
export function parsePage(
  operation: Operation,
  { refusal }: NonNullable<Operation['page']>,
  { status, type = '', text }: UpstreamResponse,
): string {
  if (refusal.test(text)) throw new UpstreamError(operation, 'refused', { status })
  if (!/^(text\/html|application\/xhtml\+xml)\b/.test(type))
    throw invalidResponse(operation, 'not HTML')
  if (text.trim() === '') throw invalidResponse(operation, 'empty')
  if (passwordField.test(text)) throw invalidResponse(operation, 'is a sign-in page')
  return text
}
