import { randomUUID } from 'node:crypto'
import {
  type ApplicationValues,
  type Resume,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'

/** A résumé that was uploaded, as the application tells of it. */
export interface KeptResume extends Resume {
  /** Null where the upstream took too long to give one. */
  fileId: string | null
  attach: boolean
  parseFailed: boolean
  parseNoData: boolean
}

/** To which job it is. */
export interface DraftJob {
  /** In paths: the brand that the job was found under. */
  brand: string
  postingId: string
  /** What the upstream calls the job's brand in applications. */
  applicationBrand: string
  audience: 'public' | 'internal'
}

/** An application that somebody has begun: what they typed, and what is known beside. */
export interface Draft extends DraftJob {
  state: 'open' | 'sent'
  who: 'new' | 'existing' | 'worker'
  /** A worker's is given to nobody else. */
  userId?: string
  /** The idempotency key of the next try to send it. */
  key: string
  /** Milliseconds since 1970 at which a try began whose end is not known yet. */
  sendingSince?: number
  /** A try may have come through, though nobody was told so. */
  unsure?: true
  email: string
  isOfAge: boolean
  isEligible: boolean
  checkFailed: boolean
  /** '0' for who is new. */
  candidateId: string
  onFile: CandidateRecord | null
  asksSelfIdentification: boolean
  step: StepId
  values: ApplicationValues
  checkThis: string[]
  resume: KeptResume | null
  thanks: boolean
}

type Given = Partial<Draft> & Pick<Draft, 'who'> & DraftJob

export function newDraft(given: Given): Draft {
  return {
    state: 'open',
    key: randomUUID(),
    email: '',
    isOfAge: true,
    isEligible: true,
    checkFailed: false,
    candidateId: '0',
    onFile: null,
    asksSelfIdentification: true,
    step: stepsFor(given.who, given.asksSelfIdentification ?? true)[0] ?? 'agreement',
    values: emptyApplication(),
    checkThis: [],
    resume: null,
    thanks: false,
    ...given,
  }
}

/** What is left of it once it is sent: enough for a reload, and nothing of a person. */
export function sentDraft({ who, userId, key, brand, audience }: Draft, thanks: boolean): Draft {
  const job = { brand, audience, postingId: '', applicationBrand: '' }
  return { ...newDraft({ who, key, ...job }), ...(userId && { userId }), state: 'sent', thanks }
}

/** Who sees which step [2 §2 Apply flow 4]. */
export function stepsFor(who: Draft['who'], asksSelfIdentification: boolean): StepId[] {
  return stepIds.filter((step) => {
    if (step === 'self-identification') return asksSelfIdentification
    return who !== 'worker' || step === 'agreement'
  })
}
