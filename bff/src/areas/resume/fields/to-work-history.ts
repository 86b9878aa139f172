import { type FieldValues, maxLongText } from '@gatehouse/contracts/portal/application-fields'
import { parseMonthYear } from '@gatehouse/contracts/rules/month-year'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type { CandidateRecord, WorkHistory } from '@gatehouse/contracts/upstream/candidate'
import { entryIdsOf } from './entry-ids.ts'
import { toId } from './to-id.ts'
import { uncutText } from './uncut-text.ts'

export type KnownWork = NonNullable<CandidateRecord['WorkHistory']>[number]

/** `known` is the entry on file that the form changed. */
export function toWorkHistory(typed: FieldValues<'employment'>, known?: KnownWork): WorkHistory {
  const start = parseMonthYear(typed.start)
  const isCurrent = typed.current === 'yes'
  const end = isCurrent ? undefined : parseMonthYear(typed.end)
  return {
    ...idsOf(known),
    companyName: typed.company,
    city: typed.city,
    stateProvince: typed.state,
    postalCode: typed.postalCode,
    phoneNumber: phoneDigits(typed.phone),
    jobTitle: typed.jobTitle,
    jobDescription: uncutText(typed.description, maxLongText, known?.JobDescription),
    supervisorName: typed.supervisor,
    comments: isCurrent ? '' : uncutText(typed.comments, maxLongText, known?.Comments),
    fromMonth: start?.month ?? 0,
    fromYear: start?.year ?? 0,
    toMonth: end?.month ?? null,
    toYear: end?.year ?? null,
    reasonForLeavingId: isCurrent ? null : toId(typed.reason),
    canContact: typed.mayContact === 'yes',
    isValid: true,
  }
}

/** An unchanged entry on file, which always counts as valid [2 §4]. */
export function copyWorkHistory(known: KnownWork): WorkHistory {
  return {
    ...idsOf(known),
    companyName: known.CompanyName ?? '',
    city: known.City ?? '',
    stateProvince: known.StateProvince ?? '',
    postalCode: known.PostalCode ?? '',
    phoneNumber: phoneDigits(known.PhoneNumber ?? ''),
    jobTitle: known.JobTitle ?? '',
    jobDescription: known.JobDescription ?? '',
    supervisorName: known.SupervisorName ?? '',
    comments: known.Comments ?? '',
    fromMonth: known.FromMonth ?? 0,
    fromYear: known.FromYear ?? 0,
    toMonth: known.ToMonth ?? null,
    toYear: known.ToYear ?? null,
    reasonForLeavingId: known.ReasonForLeavingId ?? null,
    canContact: known.CanContact ?? false,
    isValid: true,
  }
}

/** A tempId of -1 marks a new entry [2 §3]. */
function idsOf(known: KnownWork | undefined) {
  return { tempId: known?.Id ?? -1, ...entryIdsOf(known) }
}
