/** As in paths [2 §1]. */
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

/** `atterro` is known to some lookups only. */
export const siteCodes = [...brandCodes, 'atterro'] as const
export type SiteCode = (typeof siteCodes)[number]

/** Of any case, as in typed addresses; undefined for an unknown code. */
export function toBrandCode(code: string | null | undefined): BrandCode | undefined {
  return findCode(brandCodes, code)
}

/** Of any case, as in replies; undefined for a code that fits no path. */
export function toSiteCode(code: string | null | undefined): SiteCode | undefined {
  return findCode(siteCodes, code)
}

function findCode<C extends string>(codes: readonly C[], code: string | null | undefined) {
  const lowerCase = code?.toLowerCase()
  return codes.find((one) => one === lowerCase)
}

/** Brand of a job request without a brand [1 §9]. */
export const defaultBrand: BrandCode = 'arna'

/** Applications are made on another site [2 §1]. */
export const driversBrand: BrandCode = 'staffmarkdrivers'

/** A search without brands covers all but the drivers' [2 §1]. */
export const searchableBrands: readonly BrandCode[] = brandCodes.filter(
  (code) => code !== driversBrand,
)
