import { string } from 'yup'
import { rule } from './rule.ts'

export function requiredText(max: number) {
  return string().typeError(rule('invalid')).required(rule('required')).max(max, rule('too-long'))
}
