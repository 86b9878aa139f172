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
export const optionId = textMatching(/^(-?\d{1,9})?$/)

/** Id of an option, 'Declined' where its list has none for that, or ''. */
export const declinableOptionId = textMatching(/^(-?\d{1,9}|Declined)?$/)

export const unknownOption = '0'

/** Id of an entry, or '' for a new one. */
export const entryId = textMatching(/^[A-Za-z0-9-]{0,40}$/)

/** '' until answered. */
export const yesOrNo = textMatching(/^(yes|no)?$/)

/** 'yes' or ''. */
export const checkboxValue = textMatching(/^(yes)?$/)

function textMatching(pattern: RegExp) {
  return string().typeError(rule('invalid')).default('').matches(pattern, rule('invalid'))
}
