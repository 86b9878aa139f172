import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { WorkerApplication } from '@gatehouse/contracts/upstream/user'
import type { CallerCompany } from '../../../session/caller.ts'
import type { Draft } from '../draft.ts'
import { toId } from './to-id.ts'

interface Known {
  /** The company acted under. */
  source: CallerCompany | undefined
  /** Under which ids other brands know the caller. */
  records: readonly { ApplicationBrandCode?: string; ERecruitId?: string }[]
  defaultAdSource: string | undefined
}

/** A worker's application as it is sent [2 §3 Workplace application payload]. '0' where no id is known. */
export function toWorkerApplication(
  draft: Draft,
  { selfIdentification: told }: ApplicationValues,
  { source, records, defaultAdSource = '' }: Known,
): WorkerApplication {
  const sourceId = source?.eRecruitId ?? '0'
  const record = records.find((one) => one.ApplicationBrandCode === draft.applicationBrand)
  return {
    jobPostingId: draft.postingId,
    electronicAcknowledgement: true,
    showEEOC: draft.asksSelfIdentification,
    resumeFileStoreId: null,
    candidateAdSourceId: toId(defaultAdSource),
    candidateERecruitId: record?.ERecruitId ?? sourceId,
    candidateApplicationBrandCode: draft.applicationBrand,
    eeocData: draft.asksSelfIdentification
      ? {
          disabilityTypeId: toId(told.disability),
          ethnicityTypeId: toId(told.ethnicity),
          gender: told.gender,
          veteranStatusId: toId(told.veteran),
        }
      : null,
    sourceCandidateApplicationBrandCode: source?.applicationCode ?? draft.applicationBrand,
    sourceCandidateERecruitId: sourceId,
  }
}
