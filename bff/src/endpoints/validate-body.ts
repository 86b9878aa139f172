import { rules } from '@gatehouse/contracts/rules/rule'
import { type AnyObject, type ISchema, type ObjectSchema, ValidationError } from 'yup'
import { ProblemError } from '../http/problem-error.ts'
import { compileShape, maxErrors } from './body-shape.ts'

const shapes = new WeakMap<object, ReturnType<typeof compileShape>>()

/**
 * Validates a body by the form's own schema, types and lengths first, and casts it without unknown
 * fields. Throws 'invalid-input' with field and rule of each error, 20 at most.
 */
export async function validateBody<T extends AnyObject>(schema: ObjectSchema<T>, body: unknown) {
  const shaped = shapeOf(schema)(body ?? {})
  if (shaped.errors.length > 0) throw new ProblemError('invalid-input', { errors: shaped.errors })
  try {
    await schema.validate(shaped.body, { strict: true, abortEarly: false, disableStackTrace: true })
    return schema.cast(shaped.body, { stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.slice(0, maxErrors).map(toFieldError)
    throw new ProblemError('invalid-input', { errors })
  }
}

/** Compiled on first use, which keeps the start short. */
function shapeOf(schema: ISchema<unknown>) {
  const shape = shapes.get(schema) ?? compileShape(schema)
  shapes.set(schema, shape)
  return shape
}

/** yup's own messages can quote the input, so only names of our rules are sent. */
function toFieldError({ path = '', message }: ValidationError) {
  return { field: path, rule: rules.find((name) => name === message) ?? 'invalid' }
}
