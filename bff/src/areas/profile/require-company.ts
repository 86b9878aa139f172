import { toSiteCode } from '@gatehouse/contracts/rules/brand-codes'
import { isApplicationCode } from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import { ProblemError } from '../../http/problem-error.ts'
import type { CallerCompany, CompanyCaller } from '../../session/caller.ts'

export type ProfileCompany = CallerCompany & { eRecruitId: Id }

/**
 * The chosen company. Throws 'company-required', or 'not-found' without a candidate id there or with
 * codes that fit no path.
 */
export function requireCompany({ companies, brand }: CompanyCaller): ProfileCompany {
  const company = companies.find(({ code }) => code === brand)
  if (!company) throw new ProblemError('company-required')
  const { code, applicationCode, eRecruitId } = company
  if (!eRecruitId) throw new ProblemError('not-found')
  if (!toSiteCode(code) || !isApplicationCode(applicationCode))
    throw new ProblemError('not-found', { cause: 'a code of the company fits no path' })
  return { ...company, eRecruitId }
}

/** Parameters of the operations of a candidate. */
export function pathParamsOf({ applicationCode, eRecruitId }: ProfileCompany) {
  return { applicationCode, eRecruitId }
}
