import { Type } from 'typebox'

/** One of these; each as a literal with its type, for a query holds text that has to become it. */
export function oneOf<const T extends string | number>(known: readonly T[]) {
  return Type.Unsafe<T>(Type.Union(known.map((one) => Type.Literal(one))))
}
