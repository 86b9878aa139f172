import type { WorkerApplication } from '@gatehouse/contracts/upstream/user'
import { samplePosting } from '../candidate/sample-application.ts'

/** Application at the worker's own brand; equal-opportunity data is on file. */
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
