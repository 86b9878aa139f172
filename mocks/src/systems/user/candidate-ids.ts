import type { BrandCode } from '../../world/brands.ts'
import type { Person } from '../../world/person.ts'

/** Other brands with a record of the worker, and the offset of the id there. */
const otherBrands: Record<string, Partial<Record<BrandCode, number>>> = {
  'maria.santos': { prostaff: 10_000, arna: 20_000 },
}

/** eRecruitId of a worker by brand. */
export function candidateIdsOf(user: Person): { brand: BrandCode; id: string }[] {
  const { eRecruitId } = user
  if (eRecruitId === null) return []
  const others = Object.entries(otherBrands[user.loginId] ?? {}) as [BrandCode, number][]
  return [
    ...user.brands.map((brand) => ({ brand, id: String(eRecruitId) })),
    ...others.map(([brand, offset]) => ({ brand, id: String(eRecruitId + offset) })),
  ]
}
