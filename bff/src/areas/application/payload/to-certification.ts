import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { parseUsDate } from '@gatehouse/contracts/rules/us-date'
import type { CandidateRecord, Certification } from '@gatehouse/contracts/upstream/candidate'
import { toDay } from '../../translate/to-day.ts'

export type KnownCertification = NonNullable<CandidateRecord['Certifications']>[number]

/** An entry as it was typed; `known` is the one on file that it changes. */
export function toCertification(
  typed: FieldValues<'certification'>,
  known?: KnownCertification,
): Certification {
  return {
    ...idsOf(known),
    name: typed.name,
    agency: typed.agency,
    stateProvince: typed.state,
    issueDate: parseUsDate(typed.issued) ?? '',
    expirationDate: parseUsDate(typed.expires) ?? null,
    level: typed.level,
    isValid: true,
  }
}

/** One that is on file and stays as it is. */
export function keptCertification(known: KnownCertification): Certification {
  return {
    ...idsOf(known),
    name: known.Name ?? '',
    agency: known.Agency ?? '',
    stateProvince: known.StateProvince ?? '',
    issueDate: toDay(known.IssueDate) ?? '',
    expirationDate: toDay(known.ExpirationDate),
    level: known.Level ?? '',
    isValid: true,
  }
}

function idsOf(known: KnownCertification | undefined) {
  return { id: known?.Id ?? 0, eRecruitId: known?.ERecruitId ?? '0' }
}
