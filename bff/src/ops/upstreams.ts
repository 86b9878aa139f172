import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import type { UpstreamClient } from '../upstream/client.ts'

export type UpstreamRow = ReturnType<typeof upstreamTable>[number]

/** Every operation with its policy, how it is guarded just now and how it has been doing. */
export function upstreamTable(upstream: Pick<UpstreamClient, 'stateOf'>) {
  return operations.map((operation) => {
    const { name, system, method, path, assumed } = operation
    const { p50, p95, ...state } = upstream.stateOf(operation)
    return {
      operation: name,
      system,
      call: `${method} ${path}`,
      assumed: assumed === true,
      ...state,
      ...(p50 !== undefined && { p50Ms: tenths(p50) }),
      ...(p95 !== undefined && { p95Ms: tenths(p95) }),
    }
  })
}

export function findOperation(name: string): Operation | undefined {
  return operations.find((one) => one.name === name)
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
