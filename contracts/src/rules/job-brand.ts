import { string } from 'yup'
import { brandCodes } from './brand-codes.ts'
import { rule } from './rule.ts'

/** The brand of a job, in a body. */
export const jobBrand = string()
  .typeError(rule('invalid'))
  .oneOf(brandCodes, rule('invalid'))
  .required(rule('required'))
