import type { Id } from '@gatehouse/contracts/upstream/fields'
import { ProblemError } from '../../http/problem-error.ts'
import type { CallerCompany, CompanyCaller } from '../../session/caller.ts'

export type ProfileCompany = CallerCompany & { eRecruitId: Id }

/** The chosen company. Throws 'company-required', or 'not-found' without a candidate id there. */
export function requireCompany({ companies, brand }: CompanyCaller): ProfileCompany {
  const company = companies.find(({ code }) => code === brand)
  if (!company) throw new ProblemError('company-required')
  const { eRecruitId } = company
  if (!eRecruitId) throw new ProblemError('not-found')
  return { ...company, eRecruitId }
}

/** Parameters of the operations of a candidate. */
export function pathParamsOf({ applicationCode, eRecruitId }: ProfileCompany) {
  return { applicationCode, eRecruitId }
}
