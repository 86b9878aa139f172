import { type TSchema, Type } from 'typebox'

/**
 * A section of a reply whose upstream may fail; `reference` leads support to the failure. A reply
 * that lacks one is never cached.
 */
export type PartialResult<T> =
  | { state: 'available'; value: T }
  | { state: 'unavailable'; reason: 'timeout' | 'failed'; reference: string }

export function partialResult<T extends TSchema>(value: T) {
  return Type.Union([
    Type.Object({ state: Type.Literal('available'), value }),
    Type.Object({
      state: Type.Literal('unavailable'),
      reason: Type.Union([Type.Literal('timeout'), Type.Literal('failed')]),
      reference: Type.String(),
    }),
  ])
}
