import { rules } from '@gatehouse/contracts/rules/rule'
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'
import { ProblemError } from '../http/problem-error.ts'

/**
 * Checks what a person typed against the same schema the form used, and gives it cast and without
 * fields the schema does not name. Strict first: a number where text is meant is refused, not
 * turned into text. Throws 'invalid-input' naming each field and rule.
 */
export async function validateBody<T extends AnyObject>(schema: ObjectSchema<T>, body: unknown) {
  try {
    await schema.validate(body ?? {}, { strict: true, abortEarly: false })
    return schema.cast(body, { stripUnknown: true })
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault
    throw new ProblemError('invalid-input', { errors: fault.inner.map(toFieldError) })
  }
}

/** yup's own words can quote what was typed: only names of our rules leave the gateway. */
function toFieldError({ path = '', message }: ValidationError) {
  return { field: path, rule: rules.find((name) => name === message) ?? 'invalid' }
}
