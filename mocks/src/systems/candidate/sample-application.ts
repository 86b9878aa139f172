import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import type { WorkerApplication } from '@gatehouse/contracts/upstream/user'

/** The posting of job 1001. */
export const samplePosting = '81001'

/** An application of somebody new, who has uploaded nothing. */
export const sampleApplication: CandidatePayload = {
  eRecruitId: '0',
  jobPostingId: samplePosting,
  isNewCandidate: true,
  gender: 'Declined',
  applicationGender: 'Declined',
  veteranStatusId: 4,
  ethnicityTypeId: 8,
  disabilityTypeId: 3,
  countryCode: 'US',
  firstName: 'Nia',
  middleName: '',
  lastName: 'Newcombe',
  noMiddleName: true,
  address: '17 Millrace Street',
  apartmentOrBuildingNumber: '',
  city: 'Austin',
  stateProvince: 'TX',
  postalCode: '78701',
  adSourceId: 12,
  isOfAge: true,
  isEligible: true,
  hasBeenPreviouslyEmployed: false,
  emailAddress: 'new.person@example.test',
  phoneNumber: '',
  cellPhoneNumber: '5125550100',
  emergencyPhoneNumber: '',
  linkedInUrl: '',
  workHistory: [
    {
      tempId: -1,
      id: 0,
      companyName: 'Mockingbird Logistics',
      city: 'Austin',
      stateProvince: 'TX',
      postalCode: '78744',
      phoneNumber: '5125550101',
      jobTitle: 'Picker',
      jobDescription: 'Picked orders.',
      supervisorName: 'Kim Alder',
      comments: '',
      fromMonth: 2,
      fromYear: 2023,
      toMonth: null,
      toYear: null,
      reasonForLeavingId: null,
      canContact: true,
      eRecruitId: '0',
      isValid: true,
    },
  ],
  educationHistory: [
    {
      id: 0,
      educationLevelId: 2,
      schoolName: 'Eastside High School',
      courseOfStudy: 'General studies',
      degree: 'Diploma',
      yearsCompleted: '4',
      gradePointAverage: 3.2,
      city: 'Austin',
      stateProvince: 'TX',
      countryCode: 'US',
      eRecruitId: '0',
      isValid: true,
    },
  ],
  certifications: [
    {
      id: 0,
      name: 'Food Handler',
      agency: 'City of Austin',
      stateProvince: 'TX',
      issueDate: '2025-03-14',
      expirationDate: null,
      level: '',
      eRecruitId: '0',
      isValid: true,
    },
  ],
  electronicAcknowledgement: true,
  attachResume: false,
  resumeFileStoreId: null,
  parseFailed: false,
  parseNoData: false,
  parseResumeCanRetry: false,
}

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

/** A small résumé as people type one. */
export const sampleResume = {
  name: 'resume.txt',
  type: 'text/plain',
  bytes: new TextEncoder().encode(
    'Nia Newcombe\n17 Millrace Street, Austin, TX 78701\n(512) 555-0100\nnew.person@example.test\n',
  ),
}
