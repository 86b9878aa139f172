import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { parseUsDate } from '@gatehouse/contracts/rules/us-date'
import type { CandidateRecord, Certification } from '@gatehouse/contracts/upstream/candidate'
import { isMissingDate, toIsoDate } from '../../translate/to-iso-date.ts'
import { entryIdsOf } from './entry-ids.ts'

export type KnownCertification = NonNullable<CandidateRecord['Certifications']>[number]

/** `known` is the entry on file that the form changed; its unreadable dates stay unless typed anew. */
export function toCertification(
  typed: FieldValues<'certification'>,
  known?: KnownCertification,
): Certification {
  return {
    ...entryIdsOf(known),
    name: typed.name,
    agency: typed.agency,
    stateProvince: typed.state,
    issueDate: parseUsDate(typed.issued) ?? unreadableDate(known?.IssueDate) ?? '',
    expirationDate: parseUsDate(typed.expires) ?? unreadableDate(known?.ExpirationDate),
    level: typed.level,
    isValid: true,
  }
}

export function copyCertification(known: KnownCertification): Certification {
  return {
    ...entryIdsOf(known),
    name: known.Name ?? '',
    agency: known.Agency ?? '',
    stateProvince: known.StateProvince ?? '',
    issueDate: dateOnFile(known.IssueDate) ?? '',
    expirationDate: dateOnFile(known.ExpirationDate),
    level: known.Level ?? '',
    isValid: true,
  }
}

function dateOnFile(date: string | undefined): string | null {
  return toIsoDate(date) ?? unreadableDate(date)
}

/** As it came; null for a date that can be read or is missing. */
function unreadableDate(date = ''): string | null {
  return toIsoDate(date) || isMissingDate(date) ? null : date
}
