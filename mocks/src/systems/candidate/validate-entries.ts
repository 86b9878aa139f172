import type { CandidatePayload, Education } from '@gatehouse/contracts/upstream/candidate'
import * as choices from '../../world/lists/choices.ts'

export type Histories = Partial<
  Pick<CandidatePayload, 'workHistory' | 'educationHistory' | 'certifications'>
>

type List = readonly { Id: number | string }[]

/** Null and '' are valid. */
export function findListError(path: string, value: number | string | null, list: List): string[] {
  if (value === null || value === '' || list.some(({ Id }) => String(Id) === String(value)))
    return []
  return [`body/${path} is not on its list: ${value}`]
}

function findNameError(
  path: string,
  { educationLevelId, educationLevelName }: Education,
  levels: typeof choices.educationLevels,
): string[] {
  const named = levels.find(({ Id }) => String(Id) === String(educationLevelId))
  if (educationLevelName === undefined || educationLevelName === named?.Name) return []
  return [`body/${path} is not that of ${educationLevelId}: ${educationLevelName}`]
}

/** ISO 8601, without time. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  // Date rolls June 31 over to July 1.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Validation errors of entries beyond the schema. */
export function findEntryErrors({
  workHistory = [],
  educationHistory = [],
  certifications = [],
}: Histories): string[] {
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
        ...findNameError(`${path}/educationLevelName`, one, choices.educationLevels),
        ...(one.isValid ? [] : [`body/${path} is not valid`]),
      ]
    }),
    ...certifications.flatMap((one, index) => {
      const path = `body/certifications/${index}`
      return [
        ...(isDay(one.issueDate) && isDay(one.expirationDate ?? one.issueDate)
          ? []
          : [`${path} has a date that is no day: 2026-11-21`]),
        ...(one.isValid ? [] : [`${path} is not valid`]),
      ]
    }),
  ]
}
