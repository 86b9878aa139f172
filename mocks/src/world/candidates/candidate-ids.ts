import type { BrandCode } from '../brands.ts'
import type { Person } from '../person.ts'

/** Brands that know the worker only as a candidate. */
const otherBrands: Record<string, readonly BrandCode[]> = {
  'maria.santos': ['prostaff', 'arna'],
}

/** eRecruitId of a worker by brand, the worker's companies first; no two are equal. */
export function candidateIdsOf(person: Person): { brand: BrandCode; id: string }[] {
  const { eRecruitId, loginId, brands } = person
  if (eRecruitId === null) return []
  return [...brands, ...(otherBrands[loginId] ?? [])].map((brand, index) => ({
    brand,
    id: String(eRecruitId + index * 10_000),
  }))
}

export function candidateIdAt(person: Person, brand: BrandCode): string | undefined {
  return candidateIdsOf(person).find((one) => one.brand === brand)?.id
}
