import type { Operation } from '@gatehouse/contracts/operation'
import { fillPath } from '@gatehouse/contracts/path'
import { validatorOf } from './validator-of.ts'

/**
 * Path of an operation below `base`. Parameters must match their patterns and cannot traverse; throws a
 * TypeError that names the parameter, not its value.
 */
export function pathOf(
  base: URL,
  operation: Operation,
  params: Record<string, string | number | undefined> = {},
): string {
  for (const [name, pattern] of Object.entries(operation.params ?? {})) {
    if (params[name] === undefined) continue
    const value = String(params[name])
    const climbs = value === '.' || value === '..' || value === ''
    if (climbs || !validatorOf(pattern).Check(value))
      throw new TypeError(`Parameter ${name} of ${operation.name} does not match its pattern`)
  }
  return base.pathname.replace(/\/$/, '') + fillPath(operation.path, params)
}
