import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { type Id, knownId } from '@gatehouse/contracts/upstream/fields'
import type { WorkerApplication } from '@gatehouse/contracts/upstream/user'
import type { CallerCompany } from '../../../session/caller.ts'
import { toId } from '../../resume/fields/to-id.ts'
import { toEqualOpportunityData } from '../../translate/to-equal-opportunity-data.ts'
import { isSameBrand } from '../application-brand.ts'
import type { Draft } from '../draft.ts'

interface Known {
  source: CallerCompany | undefined
  records: readonly { ApplicationBrandCode?: string; ERecruitId?: Id }[]
  defaultAdSource: string | undefined
}

/** [2 §3 Workplace application payload] `values` must be checked. Unknown ids are '0'. */
export function toWorkerApplication(
  draft: Draft,
  { selfIdentification }: ApplicationValues,
  { source, records, defaultAdSource = '' }: Known,
): WorkerApplication {
  const sourceId = source?.eRecruitId ?? '0'
  const record = records.find(({ ApplicationBrandCode }) =>
    isSameBrand(ApplicationBrandCode, draft.applicationBrand),
  )
  const ownId = isSameBrand(source?.applicationCode, draft.applicationBrand) ? sourceId : '0'
  return {
    jobPostingId: draft.postingId,
    electronicAcknowledgement: true,
    showEEOC: draft.asksSelfIdentification,
    resumeFileStoreId: null,
    candidateAdSourceId: toId(knownId(defaultAdSource) ?? ''),
    candidateERecruitId: knownId(record?.ERecruitId) ?? ownId,
    candidateApplicationBrandCode: draft.applicationBrand,
    eeocData: draft.asksSelfIdentification ? toEqualOpportunityData(selfIdentification) : null,
    sourceCandidateApplicationBrandCode: source?.applicationCode ?? draft.applicationBrand,
    sourceCandidateERecruitId: sourceId,
  }
}
