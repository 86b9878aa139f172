import type { Rule } from '@gatehouse/contracts/rules/rule'
import type { AnyObject, ObjectSchema, ValidationError } from 'yup'

/** First broken rule of each field; empty for valid values. */
export function brokenRules(
  schema: ObjectSchema<AnyObject>,
  values: AnyObject,
): Partial<Record<string, Rule>> {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false })
    return {}
  } catch (error) {
    const broken: Partial<Record<string, Rule>> = {}
    for (const { path = '', message } of (error as ValidationError).inner)
      broken[path] ??= message as Rule
    return broken
  }
}
