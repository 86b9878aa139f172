import type { CallerCompany, CompanyCaller } from '../../session/caller.ts'

export function activeCompanyOf({ companies, brand }: CompanyCaller): CallerCompany | undefined {
  return companies.find(({ code }) => code === brand) ?? companies[0]
}
