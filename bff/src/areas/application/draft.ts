import { randomUUID } from 'node:crypto'
import {
  type ApplicationValues,
  type Histories,
  type Resume,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { AuditedApplication } from '../../observability/audit.ts'

export interface DraftResume extends Resume {
  fileId: Id | null
  attach: boolean
  parseFailed: boolean
  parseNoData: boolean
  canRetry: boolean
}

export interface DraftJob {
  /** Brand in upstream paths. */
  brand: string
  postingId: Id
  /** Application code in a worker's payload; until it is looked up, that of the job, which may be ''. */
  applicationBrand: string
  audience: 'public' | 'internal'
  /** For the applicant's list; absent in drafts of earlier releases. */
  summary?: JobSummary
}

export interface JobSummary {
  title: string
  /** "Austin, TX", may be empty. */
  place: string
  referenceId: string
}

/** An application that is not submitted yet, or the remains of a submitted one. */
export interface Draft extends DraftJob {
  state: 'open' | 'sent'
  applicantType: 'new' | 'existing' | 'worker'
  userId?: string
  /** Idempotency key of the next submission. */
  key: string
  /** Absent in drafts of earlier releases. */
  version?: string
  submittingSince?: number
  /** A previous submission may have succeeded. */
  outcomeUnknown?: true
  email: string
  isOfAge: boolean
  isEligible: boolean
  checkFailed: boolean
  /** '0' for a new applicant. */
  candidateId: Id
  candidateRecord: CandidateRecord | null
  asksSelfIdentification: boolean
  step: StepId
  values: ApplicationValues
  fieldsToReview: string[]
  offers?: Histories | undefined
  resume: DraftResume | null
  thanks: boolean
  /** Those that know the e-mail address, newest last. */
  visits?: string[]
}

type DraftInput = Partial<Draft> & Pick<Draft, 'applicantType'> & DraftJob

export function createDraft(input: DraftInput): Draft {
  return {
    state: 'open',
    key: randomUUID(),
    version: randomUUID(),
    email: '',
    isOfAge: true,
    isEligible: true,
    checkFailed: false,
    candidateId: '0',
    candidateRecord: null,
    asksSelfIdentification: true,
    step: stepsFor(input.applicantType, input.asksSelfIdentification ?? true)[0] ?? 'agreement',
    values: emptyApplication(),
    fieldsToReview: [],
    resume: null,
    thanks: false,
    ...input,
  }
}

export function toDraftJob(draft: Draft): DraftJob {
  const { brand, postingId, applicationBrand, audience, summary } = draft
  return { brand, postingId, applicationBrand, audience, ...(summary && { summary }) }
}

export const versionOf = ({ version, key }: Draft) => version ?? key

export function toAuditedApplication(
  job: string,
  { applicantType: applicant, userId }: Draft,
): AuditedApplication {
  return { job, applicant, ...(userId && { user: userId }) }
}

/** Keeps enough for a reload, and no personal data. */
export function toSubmittedDraft(draft: Draft, thanks: boolean): Draft {
  const { applicantType, key } = draft
  const job = { ...toDraftJob(draft), postingId: '', applicationBrand: '' }
  return { ...createDraft({ applicantType, key, ...job }), state: 'sent', thanks }
}

export function stepsFor(
  applicantType: Draft['applicantType'],
  asksSelfIdentification: boolean,
): StepId[] {
  return stepIds.filter((step) => {
    if (step === 'self-identification') return asksSelfIdentification
    return applicantType !== 'worker' || step === 'agreement'
  })
}
