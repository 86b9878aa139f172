import { rules } from '@gatehouse/contracts/rules/rule'
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'
import { ProblemError } from '../http/problem-error.ts'

/**
 * Validates a body by the schema that the form uses too, then casts it and strips unknown fields.
 * Strict first, so that types are not coerced. Throws 'invalid-input' with field and rule of each error.
 */
export async function validateBody<T extends AnyObject>(schema: ObjectSchema<T>, body: unknown) {
  try {
    await schema.validate(body ?? {}, { strict: true, abortEarly: false })
    return schema.cast(body, { stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ProblemError('invalid-input', { errors: error.inner.map(toFieldError) })
  }
}

/** yup's own messages can quote the input, so only names of our rules are sent. */
function toFieldError({ path = '', message }: ValidationError) {
  return { field: path, rule: rules.find((name) => name === message) ?? 'invalid' }
}
