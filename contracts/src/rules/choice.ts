import { string } from 'yup'
import { rule } from './rule.ts'

export function choice(values: readonly string[]) {
  return string()
    .typeError(rule('invalid'))
    .required(rule('required'))
    .matches(new RegExp(`^(${values.join('|')})$`), {
      message: rule('invalid'),
      excludeEmptyString: true,
    })
}
