import type { Gender } from '@gatehouse/contracts/rules/gender'
import type { EqualOpportunityData } from '@gatehouse/contracts/upstream/equal-opportunity-data'
import { toId } from '../resume/fields/to-id.ts'

interface Answers {
  disability: string
  ethnicity: string
  gender: string
  veteran: string
}

/** The answers must be checked. */
export function toEqualOpportunityData(answers: Answers): EqualOpportunityData {
  return {
    disabilityTypeId: toId(answers.disability),
    ethnicityTypeId: toId(answers.ethnicity),
    gender: answers.gender as Gender,
    veteranStatusId: toId(answers.veteran),
  }
}
