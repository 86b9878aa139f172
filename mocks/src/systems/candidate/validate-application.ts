import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import * as choices from '../../world/lists/choices.ts'
import type { World } from '../../world/world.ts'

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
const day = /^\d{4}-\d\d-\d\d$/

type List = readonly { Id: number | string }[]

/** Null and '' are valid. */
function findListError(path: string, value: number | string | null, list: List): string[] {
  if (value === null || value === '' || list.some(({ Id }) => String(Id) === String(value)))
    return []
  return [`body/${path} is not on its list: ${value}`]
}

function findEntryErrors({ workHistory, educationHistory, certifications }: CandidatePayload) {
  return [
    ...workHistory.flatMap((one, index) => [
      ...findListError(
        `workHistory/${index}/reasonForLeavingId`,
        one.reasonForLeavingId,
        choices.reasonsForLeaving,
      ),
      ...(/^\d*$/.test(one.phoneNumber)
        ? []
        : [`body/workHistory/${index}/phoneNumber must be digits alone`]),
      ...(one.isValid ? [] : [`body/workHistory/${index} is not valid`]),
    ]),
    ...educationHistory.flatMap((one, index) => {
      const path = `educationHistory/${index}`
      return [
        ...findListError(`${path}/educationLevelId`, one.educationLevelId, choices.educationLevels),
        ...(one.isValid ? [] : [`body/${path} is not valid`]),
      ]
    }),
    ...certifications.flatMap((one, index) => {
      const isDay = day.test(one.issueDate) && day.test(one.expirationDate ?? one.issueDate)
      return isDay ? [] : [`body/certifications/${index} has a date that is no day: 2026-11-21`]
    }),
  ]
}

/** Validation errors beyond the schema, which a gateway must prevent. */
export function findApplicationErrors(payload: CandidatePayload, world: World): string[] {
  const known = world.candidates.findByEmail(payload.emailAddress)
  const { resumeFileStoreId, eRecruitId } = payload
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
      resumeFileStoreId === null || world.resumes.find(resumeFileStoreId) !== undefined,
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
