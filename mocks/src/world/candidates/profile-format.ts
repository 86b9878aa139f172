import type { Education, WorkHistory } from '@gatehouse/contracts/upstream/candidate'
import { educationLevels } from '../lists/choices.ts'
import { type Candidate, personalTexts } from './candidate.ts'

const levelNames = new Map(educationLevels.map(({ Id, Name }) => [String(Id), Name]))

/** Null for ''. */
function withNulls(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])
  return Object.fromEntries(entries)
}

function asText(value: number | null): string | null {
  return value === null ? null : String(value)
}

function toWorkHistory({ tempId: _, isValid: __, eRecruitId, ...entry }: WorkHistory) {
  return {
    ...withNulls(entry),
    fromMonth: String(entry.fromMonth),
    toYear: asText(entry.toYear),
    reasonForLeavingId: asText(entry.reasonForLeavingId),
    whErecruitId: Number(eRecruitId),
    createdBy: 'batch',
  }
}

function toEducation({ isValid: _, eRecruitId, ...entry }: Education) {
  return {
    ...withNulls(entry),
    yearsCompleted: Number(entry.yearsCompleted),
    gradePointAverage: entry.gradePointAverage.toFixed(2),
    educationLevelName: levelNames.get(String(entry.educationLevelId)) ?? null,
    edErecruitId: Number(eRecruitId),
    createdBy: 'batch',
  }
}

export function toPersonalInformation(record: Candidate) {
  return {
    ...withNulls(Object.fromEntries(personalTexts.map((name) => [name, record[name]]))),
    emailAddress: record.emailAddress,
    eRecruitId: Number(record.id),
    adSourceId: asText(record.adSourceId),
    hasBeenPreviouslyEmployed: record.hasBeenPreviouslyEmployed,
    createdBy: 'batch',
  }
}

/** In the format of the profile operations: camelCase, ids as numbers, other numbers of either kind. */
export function toProfile(record: Candidate) {
  return {
    personalInfo: [toPersonalInformation(record)],
    workHistory: record.workHistory.map(toWorkHistory),
    educationHistory: record.educationHistory.map(toEducation),
    educationLevels: educationLevels.map(({ Id, Name }) => ({
      educationLevelId: Id,
      description: Name,
    })),
  }
}
