import { Type } from 'typebox'

/** A union of literals that keep their type, so that query text is coerced to numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]) {
  return Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))))
}
