import { Type } from 'typebox'
import { brandCodes } from './brand-codes.ts'

/**
 * A brand's code in a path: one of these and nothing else, for each has answers of its own that are
 * held. `atterro` is known to some lookups only.
 */
export const BrandCode = Type.String({ pattern: `^(${brandCodes.join('|')}|atterro)$` })
