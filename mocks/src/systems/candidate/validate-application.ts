import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import * as choices from '../../world/lists/choices.ts'
import type { World } from '../../world/world.ts'
import { findEntryErrors, findListError } from './validate-entries.ts'

const requiredFields = [
  'firstName',
  'lastName',
  'address',
  'city',
  'stateProvince',
  'postalCode',
  'emailAddress',
] as const
const names = ['firstName', 'middleName', 'lastName'] as const
const phones = ['phoneNumber', 'cellPhoneNumber', 'emergencyPhoneNumber'] as const
/** Validation errors beyond the schema, which a gateway must prevent. */
export function findApplicationErrors(payload: CandidatePayload, world: World): string[] {
  const known = world.candidates.findByEmail(payload.emailAddress)
  const { resumeFileStoreId } = payload
  const eRecruitId = String(payload.eRecruitId)
  const checks: [boolean, string][] = [
    ...requiredFields.map((name): [boolean, string] => [
      payload[name].trim() !== '',
      `${name} is empty`,
    ]),
    ...names.map((name): [boolean, string] => [
      !/[\\/]/.test(payload[name]),
      `${name} has slashes`,
    ]),
    ...phones.map((name): [boolean, string] => [
      /^(\d{10})?$/.test(payload[name]),
      `${name} must be ten digits alone, or empty`,
    ]),
    [
      Boolean(payload.phoneNumber || payload.cellPhoneNumber),
      'phoneNumber and the other are empty',
    ],
    [
      /^(\d{5}|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/.test(payload.postalCode),
      'postalCode must be five digits, or a Canadian code in capitals',
    ],
    [
      payload.countryCode === (/^\d/.test(payload.postalCode) ? 'US' : 'CA'),
      'countryCode is not the one of postalCode',
    ],
    [payload.isOfAge, 'isOfAge must be true'],
    [payload.electronicAcknowledgement, 'electronicAcknowledgement must be true'],
    [eRecruitId === '0' || eRecruitId === known?.id, 'eRecruitId is not 0, nor theirs'],
    [payload.isNewCandidate || eRecruitId !== '0', 'eRecruitId must be given: they are not new'],
    [
      resumeFileStoreId === null || world.resumes.find(String(resumeFileStoreId)) !== undefined,
      'resumeFileStoreId is of no résumé',
    ],
    [
      payload.attachResume === (resumeFileStoreId !== null),
      'attachResume and resumeFileStoreId say different things',
    ],
    [payload.applicationGender === payload.gender, 'applicationGender and gender differ'],
  ]
  return [
    ...checks.filter(([isValid]) => !isValid).map(([, text]) => `body/${text}`),
    ...findListError('adSourceId', payload.adSourceId, choices.adSources),
    ...findListError('ethnicityTypeId', payload.ethnicityTypeId, choices.ethnicities),
    ...findListError('veteranStatusId', payload.veteranStatusId, choices.veteranStatuses),
    ...findListError('disabilityTypeId', payload.disabilityTypeId, choices.disabilities),
    ...findEntryErrors(payload),
  ]
}
