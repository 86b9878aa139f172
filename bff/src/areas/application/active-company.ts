import type { Caller, CallerCompany } from '../../session/caller.ts'

/** The company the caller acts under, or else their first. */
export function activeCompanyOf({ companies, brand }: Caller): CallerCompany | undefined {
  return companies.find(({ code }) => code === brand) ?? companies[0]
}
