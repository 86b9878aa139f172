import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord, Education } from '@gatehouse/contracts/upstream/candidate'
import { entryIdsOf } from './entry-ids.ts'
import { toGrade } from './to-grade.ts'
import { toId } from './to-id.ts'
import { toStateCode } from './to-state-code.ts'

export type KnownEducation = NonNullable<CandidateRecord['EducationHistory']>[number]

/**
 * `known` is the entry on file that the form changed. Its state without a code, which the form cannot
 * show, stays unless another or another country is chosen.
 */
export function toEducation(typed: FieldValues<'education'>, known?: KnownEducation): Education {
  return {
    ...entryIdsOf(known),
    educationLevelId: toId(typed.level) ?? 0,
    schoolName: typed.school,
    courseOfStudy: typed.course,
    degree: typed.degree,
    yearsCompleted: typed.years,
    gradePointAverage: toGrade(Number(typed.grade)),
    city: typed.city,
    stateProvince: typed.state || stateWithoutCode(typed.country, known),
    countryCode: typed.country,
    isValid: true,
  }
}

export function copyEducation(known: KnownEducation): Education {
  return {
    ...entryIdsOf(known),
    educationLevelId: known.EducationLevelId ?? 0,
    schoolName: known.SchoolName ?? '',
    courseOfStudy: known.CourseOfStudy ?? '',
    degree: known.Degree ?? '',
    yearsCompleted: known.YearsCompleted ?? '0',
    gradePointAverage: toGrade(known.GradePointAverage),
    city: known.City ?? '',
    stateProvince: known.StateProvince ?? '',
    countryCode: known.CountryCode ?? 'US',
    isValid: true,
  }
}

function stateWithoutCode(country: string, known: KnownEducation = {}): string {
  const { StateProvince = '', CountryCode = country } = known
  return CountryCode === country && toStateCode(StateProvince) === '' ? StateProvince : ''
}
