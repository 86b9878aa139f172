import type { BrandCode } from '../../world/brands.ts'
import type { Person } from '../../world/person.ts'

/** Brands beside the employers' that know a worker, and the offset of the id there. */
const elsewhere: Record<string, Partial<Record<BrandCode, number>>> = {
  'maria.santos': { prostaff: 10_000, arna: 20_000 },
}

/** The eRecruitId of a worker by brand. */
export function recordsOf(user: Person): { brand: BrandCode; id: string }[] {
  const { eRecruitId } = user
  if (eRecruitId === null) return []
  const others = Object.entries(elsewhere[user.loginId] ?? {}) as [BrandCode, number][]
  return [
    ...user.brands.map((brand) => ({ brand, id: String(eRecruitId) })),
    ...others.map(([brand, apart]) => ({ brand, id: String(eRecruitId + apart) })),
  ]
}
