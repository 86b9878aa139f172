import type { Operation } from '@gatehouse/contracts/operation'
import type { UpstreamResponse } from './exchange.ts'
import { UpstreamError } from './upstream-error.ts'

const passwordField = /\btype\s*=\s*["']?password\b/i

/** The page of a 2xx. Throws 'refused' if it says so, 'invalid-response' for a sign-in form. */
export function parsePage(
  operation: Operation,
  { refusal }: NonNullable<Operation['page']>,
  { status, type = '', text }: UpstreamResponse,
): string {
  const invalid = (detail: string) => new UpstreamError(operation, 'invalid-response', { detail })
  if (refusal.test(text)) throw new UpstreamError(operation, 'refused', { status })
  if (!/^(text\/html|application\/xhtml\+xml)\b/.test(type)) throw invalid('not HTML')
  if (text.trim() === '') throw invalid('empty')
  if (passwordField.test(text)) throw invalid('is a sign-in page')
  return text
}
