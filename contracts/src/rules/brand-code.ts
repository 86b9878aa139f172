import { Type } from 'typebox'

/** The brands by which jobs are searched and applied for [2 §1]. */
export const brandCodes = [
  ...['arna', 'staffmark', 'staffmarkdrivers', 'prostaff'],
  ...['warets', 'hunter-hamilton', 'dyson', 'xpo'],
] as const

/**
 * A brand's code in a path: one of these and nothing else, for each has answers of its own that are
 * held. `atterro` is known to some lookups only.
 */
export const BrandCode = Type.String({ pattern: `^(${brandCodes.join('|')}|atterro)$` })
