import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'

/** If one of the four is missing, all four are asked [2 §5 Self-identification]. */
export function hasSelfIdentified(record: CandidateRecord | undefined): boolean {
  const { Gender, EthnicityTypeId, VeteranStatusId, DisabilityTypeId } = record ?? {}
  return Boolean(Gender && EthnicityTypeId && VeteranStatusId && DisabilityTypeId)
}
