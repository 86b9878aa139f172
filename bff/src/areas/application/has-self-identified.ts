import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { toGender } from '../translate/to-gender.ts'

/** If one of the four is missing, all four are asked [2 §5 Self-identification]. */
export function hasSelfIdentified(record: CandidateRecord | undefined): boolean {
  const { Gender, EthnicityTypeId, VeteranStatusId, DisabilityTypeId } = record ?? {}
  return Boolean(toGender(Gender) && EthnicityTypeId && VeteranStatusId && DisabilityTypeId)
}
