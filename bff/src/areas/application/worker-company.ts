import type { Caller, CallerCompany } from '../../session/caller.ts'

/** The company that the caller acts under; their first where they have chosen none. */
export function companyOf({ companies, brand }: Caller): CallerCompany | undefined {
  return companies.find(({ code }) => code === brand) ?? companies[0]
}
