import { Type } from 'typebox'
import { brandCodes } from './brand-codes.ts'

/** A closed list, because replies are cached by it. `atterro` is known to some lookups only. */
export const BrandCode = Type.String({ pattern: `^(${brandCodes.join('|')}|atterro)$` })
