import { string } from 'yup'
import { rule } from './rule.ts'

/** Text that may be left out, which is the same as empty; spaces around it are taken off. */
export function optionalText(max: number) {
  return string()
    .typeError(rule('invalid'))
    .default('')
    .max(max, rule('too-long'))
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
}

/** One of a list that the server gave, by its id; or none. */
export const optionId = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^[A-Za-z0-9-]{0,40}$/, rule('invalid'))

/** Yes or no; '' until somebody has said. */
export const yesOrNo = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^(yes|no)?$/, rule('invalid'))

/** A box that is ticked ('yes') or not (''). */
export const checkboxValue = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^(yes)?$/, rule('invalid'))
