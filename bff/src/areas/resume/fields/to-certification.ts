import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { parseUsDate } from '@gatehouse/contracts/rules/us-date'
import type { CandidateRecord, Certification } from '@gatehouse/contracts/upstream/candidate'
import { toIsoDate } from '../../translate/to-iso-date.ts'

export type KnownCertification = NonNullable<CandidateRecord['Certifications']>[number]

/** `known` is the entry on file that the form changed. */
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

export function copyCertification(known: KnownCertification): Certification {
  return {
    ...idsOf(known),
    name: known.Name ?? '',
    agency: known.Agency ?? '',
    stateProvince: known.StateProvince ?? '',
    issueDate: toIsoDate(known.IssueDate) ?? '',
    expirationDate: toIsoDate(known.ExpirationDate),
    level: known.Level ?? '',
    isValid: true,
  }
}

function idsOf(known: KnownCertification | undefined) {
  return { id: known?.Id ?? 0, eRecruitId: known?.ERecruitId ?? '0' }
}
