import type { WorkerApplication } from '@gatehouse/contracts/upstream/user'
import { samplePosting } from '../candidate/sample-application.ts'

/** The application of a worker whose equal-opportunity data is on file, at the worker's own brand. */
export function sampleWorkerApplication(eRecruitId: string): WorkerApplication {
  return {
    jobPostingId: samplePosting,
    electronicAcknowledgement: true,
    showEEOC: false,
    resumeFileStoreId: null,
    candidateAdSourceId: 12,
    candidateERecruitId: eRecruitId,
    candidateApplicationBrandCode: 'STFMK',
    eeocData: null,
    sourceCandidateApplicationBrandCode: 'STFMK',
    sourceCandidateERecruitId: eRecruitId,
  }
}
