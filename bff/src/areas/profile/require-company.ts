import { toSiteCode } from '@gatehouse/contracts/rules/brand-codes'
import { isApplicationCode } from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import { ProblemError } from '../../http/problem-error.ts'
import type { CallerCompany, CompanyCaller } from '../../session/caller.ts'
import { currentCompanyOf } from '../../session/current-company.ts'

export type ProfileCompany = CallerCompany & { eRecruitId: Id }

/**
 * The current company. Throws 'company-required', or 'not-found' without a candidate id there or with
 * codes that fit no path.
 */
export function requireCompany(caller: CompanyCaller): ProfileCompany {
  const company = currentCompanyOf(caller)
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
