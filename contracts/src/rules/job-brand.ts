import { string } from 'yup'
import { brandCodes } from './brand-codes.ts'
import { rule } from './rule.ts'

export const jobBrand = string()
  .typeError(rule('invalid'))
  .oneOf(brandCodes, rule('invalid'))
  .required(rule('required'))
