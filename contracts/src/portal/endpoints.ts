import type { Endpoint } from '../endpoint.ts'
import * as areas from './areas.ts'

export const endpoints: readonly Endpoint[] = Object.values(areas)
  .flatMap((area): unknown[] => Object.values(area))
  .filter(isEndpoint)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
