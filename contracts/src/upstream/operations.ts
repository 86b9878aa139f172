import type { Operation } from '../operation.ts'
import * as systems from './systems.ts'

export const operations: readonly Operation[] = Object.values(systems)
  .flatMap((system): unknown[] => Object.values(system))
  .filter(isOperation)

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'system' in value && 'path' in value
}
