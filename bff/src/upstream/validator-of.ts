import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

const compiled = new WeakMap<TSchema, Validator>()

/** Compiled on first use: compiling all at start would double its time. */
export function validatorOf(schema: TSchema): Validator {
  const existing = compiled.get(schema)
  if (existing) return existing
  const validator: Validator = Compile(schema)
  compiled.set(schema, validator)
  return validator
}
