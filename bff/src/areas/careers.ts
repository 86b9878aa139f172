import { redirectToCareers } from '@gatehouse/contracts/portal/redirect-endpoints'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { CompanyCaller } from '../session/caller.ts'
import { currentCompanyOf } from '../session/current-company.ts'
import type { AreaContext } from './area-context.ts'

export function careers({ serveRedirect, config: { CAREERS_URL } }: AreaContext) {
  if (CAREERS_URL === '') return
  serveRedirect(redirectToCareers, async ({ request }) => {
    const { caller, unavailable } = request.session
    if (unavailable) return redirectToCareers.failurePage
    if (!caller) return '/'
    const address = new URL(CAREERS_URL)
    const id = candidateIdOf(caller)
    if (id) address.searchParams.set('cid', String(id))
    return address.href
  })
}

/** At the current company, even if it has none; without one, at the first that has. */
export function candidateIdOf(caller: Pick<CompanyCaller, 'companies' | 'brand'>): Id | undefined {
  const company = currentCompanyOf(caller) ?? caller.companies.find(({ eRecruitId }) => eRecruitId)
  return company?.eRecruitId ?? undefined
}
