import { string } from 'yup'
import { rule } from './rule.ts'

/** Text that must be given, at most `max` characters: longer than anything a person would type. */
export function requiredText(max: number) {
  return string().typeError(rule('invalid')).required(rule('required')).max(max, rule('too-long'))
}
