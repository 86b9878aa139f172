import type { Caller, CallerCompany } from '../../session/caller.ts'

export function activeCompanyOf({ companies, brand }: Caller): CallerCompany | undefined {
  return companies.find(({ code }) => code === brand) ?? companies[0]
}
