import type { PersonalInformationForm } from '@gatehouse/contracts/upstream/candidate'
import type { Candidate } from '../../world/candidates/candidate.ts'
import type { Entry } from '../../world/candidates/update-record.ts'
import { findEntryErrors, type Histories } from './validate-entries.ts'

const lockedFields = ['firstName', 'middleName', 'lastName', 'emailAddress'] as const
const phones = ['phoneNumber', 'cellPhoneNumber', 'emergencyPhoneNumber'] as const
const histories = ['workHistory', 'educationHistory', 'certifications'] as const

/** Validation errors of personal information beyond the schema. */
export function findPersonalErrors(
  path: string,
  form: PersonalInformationForm,
  record: Candidate,
  entities: readonly string[],
): string[] {
  const checks: [boolean, string][] = [
    ...lockedFields.map((name): [boolean, string] => [
      form[name] === record[name],
      `${name} is locked`,
    ]),
    ...phones.map((name): [boolean, string] => [
      /^(\d{10})?$/.test(form[name]),
      `${name} must be ten digits alone, or empty`,
    ]),
    [String(form.eRecruitId) === record.id, 'eRecruitId is not the one of the record'],
    [entities.includes(form.entity), `entity is not one of: ${entities.join(', ')}`],
  ]
  return checks.filter(([isValid]) => !isValid).map(([, text]) => `${path}/${text}`)
}

/** Changed entries must be on the record; new ones have id 0. */
export function findHistoryErrors(sent: Histories, record: Candidate): string[] {
  const foreign = histories.flatMap((name) => {
    const onFile: readonly Entry[] = record[name]
    const entries: readonly Entry[] = sent[name] ?? []
    return entries.flatMap(({ id, eRecruitId }, index) => [
      ...(id === 0 || onFile.some((one) => one.id === id)
        ? []
        : [`body/${name}/${index}/id is not in the record: ${id}`]),
      ...(['0', record.id].includes(String(eRecruitId))
        ? []
        : [`body/${name}/${index}/eRecruitId is not 0, nor the one of the record`]),
    ])
  })
  return [...foreign, ...findEntryErrors(sent)]
}
