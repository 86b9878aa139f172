import type { CallerCompany, CompanyCaller } from './caller.ts'

type Companies = Pick<CompanyCaller, 'companies' | 'brand'>

/** Undefined without one, or before one of several is chosen. */
export function currentCompanyOf({ companies, brand }: Companies): CallerCompany | undefined {
  return companies.find(({ code }) => code === brand)
}

export function currentOrFirstCompanyOf(caller: Companies): CallerCompany | undefined {
  return currentCompanyOf(caller) ?? caller.companies[0]
}
