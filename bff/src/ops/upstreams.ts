import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import type { ForcedOperations } from '../store/forced-operations.ts'
import type { UpstreamClient } from '../upstream/client.ts'

export function upstreamTable(
  upstream: Pick<UpstreamClient, 'stateOf' | 'asSent'>,
  forced: Pick<ForcedOperations, 'get'>,
) {
  return operations.map((operation) => {
    const { name, system, method, path, assumed } = upstream.asSent(operation)
    const { p50, p95, ...state } = upstream.stateOf(operation)
    const { operator, at } = forced.get(name) ?? {}
    return {
      operation: name,
      system,
      call: `${method} ${path}`,
      assumed: assumed === true,
      ...state,
      ...(operator && at && { forcedBy: operator, forcedAt: new Date(at) }),
      ...(p50 !== undefined && { p50Ms: toTenths(p50) }),
      ...(p95 !== undefined && { p95Ms: toTenths(p95) }),
    }
  })
}

export function findOperation(name: string): Operation | undefined {
  return operations.find((one) => one.name === name)
}

function toTenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
