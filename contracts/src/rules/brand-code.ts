import { Type } from 'typebox'
import { siteCodes } from './brand-codes.ts'

/** A closed list, because replies are cached by it. */
export const BrandCode = Type.String({ pattern: `^(${siteCodes.join('|')})$` })
