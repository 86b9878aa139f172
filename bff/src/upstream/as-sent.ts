import type { Operation } from '@gatehouse/contracts/operation'
import type { Config } from '../settings/config.ts'

/** With the path and the credentials of UPSTREAM_PATHS. */
export function asSent(
  operation: Operation,
  { UPSTREAM_PATHS }: Pick<Config, 'UPSTREAM_PATHS'>,
): Operation {
  const override = UPSTREAM_PATHS[operation.name]
  return override ? { ...operation, ...override } : operation
}
