import { string } from 'yup'
import { rule } from './rule.ts'
import { toTidy } from './typed-text.ts'

export function optionalText(max: number) {
  return string()
    .typeError(rule('invalid'))
    .default('')
    .max(max, rule('too-long'))
    .transform(toTidy)
}

/** Id of a lookup option, or ''. */
export const optionId = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^(-?\d{1,9})?$/, rule('invalid'))

/** Id of an option, 'Declined' where its list has none for that, or ''. */
export const declinableOptionId = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^(-?\d{1,9}|Declined)?$/, rule('invalid'))

export const unknownOption = '0'

/** Id of an entry, or '' for a new one. */
export const entryId = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^[A-Za-z0-9-]{0,40}$/, rule('invalid'))

/** '' until answered. */
export const yesOrNo = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^(yes|no)?$/, rule('invalid'))

/** 'yes' or ''. */
export const checkboxValue = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^(yes)?$/, rule('invalid'))
