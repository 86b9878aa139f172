import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

const compiled = new WeakMap<TSchema, Validator>()

/** The validator of a schema, compiled at its first use: compiling all would double the start. */
export function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema)
  if (known) return known
  const validator: Validator = Compile(schema)
  compiled.set(schema, validator)
  return validator
}
