import type { Operation } from '@gatehouse/contracts/operation'
import { validatorOf } from './compiled.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Parses a response by its operation's schema. Tolerates legacy systems: null counts as missing, unknown
 * fields pass, numbers may come as text and ids as numbers. Else throws 'invalid-response' with the path.
 */
export function parseReply(operation: Operation, text: string): unknown {
  const { reply } = operation
  if (!reply) return undefined
  if (text.trim() === '') {
    if (operation.mayBeEmpty) return undefined
    throw new UpstreamError(operation, 'invalid-response', { detail: 'empty' })
  }
  const value = parse(operation, text)
  const validator = validatorOf(reply)
  if (validator.Check(value)) return value
  const converted = validator.Convert(value)
  if (validator.Check(converted)) return converted
  const [first] = validator.Errors(converted)
  throw new UpstreamError(operation, 'invalid-response', {
    detail: `at ${first?.instancePath || '/'} (${first?.keyword})`,
  })
}

function parse(operation: Operation, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return text.includes('null') ? withoutNulls(value) : value
  } catch {
    throw new UpstreamError(operation, 'invalid-response', { detail: 'not JSON' })
  }
}

/** Removes nulls at any depth, in place: the value has just been parsed. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const fields = value as Record<string, unknown>
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    if (field === null) delete fields[name]
    else if (typeof field === 'object') fields[name] = withoutNulls(field)
  }
  return fields
}
