/** The eight brands, by the code that stands in paths [2 §1]. */
export const brandCodes = [
  'arna',
  'staffmark',
  'staffmarkdrivers',
  'prostaff',
  'warets',
  'hunter-hamilton',
  'dyson',
  'xpo',
] as const
export type BrandCode = (typeof brandCodes)[number]

/** Where nothing is said, jobs of this one are looked for [1 §9]. */
export const defaultBrand: BrandCode = 'arna'

/** Applications to it are made on another site [2 §1]. */
export const driversBrand: BrandCode = 'staffmarkdrivers'

/** All that are searched at once: every brand but the drivers' [2 §1, decisions]. */
export const searchableBrands: readonly BrandCode[] = brandCodes.filter(
  (code) => code !== driversBrand,
)
