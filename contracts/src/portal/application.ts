import { type Static, Type } from 'typebox'
import { array, object, string } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { oneOf } from '../one-of.ts'
import { email } from '../rules/email.ts'
import { jobBrand } from '../rules/job-brand.ts'
import { checkboxValue, yesOrNo } from '../rules/optional-text.ts'
import { requiredText } from '../rules/required-text.ts'
import { rule } from '../rules/rule.ts'
import { CandidatePayload } from '../upstream/candidate/fields.ts'
import {
  draftSchema,
  type FieldGroupName,
  maxEntries,
  maxEntriesBytes,
} from './application-fields.ts'
import { JobId } from './jobs.ts'
import { textFields } from './text-fields.ts'

/** In order. The gateway selects those that an applicant sees [2 §2]. */
export const stepIds = ['personal', 'resume', 'self-identification', 'agreement'] as const
export type StepId = (typeof stepIds)[number]
const Step = oneOf(stepIds)

const histories = {
  employment: Type.Array(textFields('employment')),
  education: Type.Array(textFields('education')),
  certifications: Type.Array(textFields('certification')),
} as const
const Histories = Type.Object(histories)
export type Histories = Static<typeof Histories>

export const ApplicationValues = Type.Object({
  noResume: Type.String(),
  personal: textFields('personal'),
  noEmployment: Type.String(),
  ...histories,
  selfIdentification: textFields('selfIdentification'),
  leftOut: textFields('leftOut'),
})
export type ApplicationValues = Static<typeof ApplicationValues>

const entries = <P extends FieldGroupName>(part: P) =>
  array().of(draftSchema(part)).default([]).max(maxEntries, rule('too-long'))

/** ApplicationValues in a request. Limits lengths only: a draft may be incomplete. */
const applicationDraft = object({
  noResume: checkboxValue,
  personal: draftSchema('personal'),
  noEmployment: checkboxValue,
  employment: entries('employment'),
  education: entries('education'),
  certifications: entries('certification'),
  selfIdentification: draftSchema('selfIdentification'),
  leftOut: draftSchema('leftOut'),
})

/**
 * The record of a known candidate. An e-mail address proves no identity, so personal fields are
 * masked ("J•••") and histories are counts.
 */
export const MaskedRecord = Type.Object({
  /** By field name; missing fields are left out. */
  personal: Type.Record(Type.String(), Type.String()),
  employment: Type.Integer(),
  education: Type.Integer(),
  certifications: Type.Integer(),
})
export type MaskedRecord = Static<typeof MaskedRecord>

export const Resume = Type.Object({
  name: Type.String(),
  outcome: oneOf(['parsed', 'no-data', 'parse-failed', 'timeout']),
  /** Has a file id upstream. */
  isTaken: Type.Boolean(),
  /** Name of an earlier file that was taken, and goes out instead. */
  attached: Type.Optional(Type.String()),
})
export type Resume = Static<typeof Resume>

export const Application = Type.Object({
  /** 'applied': before; 'sent': by this draft. */
  state: oneOf(['open', 'applied', 'sent']),
  applicantType: oneOf(['new', 'existing', 'worker']),
  email: Type.String(),
  /** The candidate lookup failed; the applicant is treated as new [2 §7]. */
  checkFailed: Type.Boolean(),
  /** Idempotency key of the next submission. */
  key: Type.String(),
  version: Type.String(),
  steps: Type.Array(Step),
  step: Step,
  resume: nullable(Resume),
  maskedRecord: nullable(MaskedRecord),
  /** Personal fields that may stay empty: see personalRules. */
  optionalFields: Type.Array(Type.String()),
  locked: Type.Array(Type.String()),
  /** Fields filled from the résumé: "personal.city", "employment.0.company". */
  fieldsToReview: Type.Array(Type.String()),
  /** Found in the résumé and not required; one that is added has the same id in `values`. */
  offers: Histories,
  /** Entries on file, accepted as they are; none if they are masked. */
  onFile: Histories,
  values: ApplicationValues,
  /** For 'sent': show the thank-you panel instead of the results [2 §4]. */
  thanks: Type.Boolean(),
})
export type Application = Static<typeof Application>

/** Names a state of the draft; a change of another is rejected ('draft-changed'). */
const version = requiredText(64)
export const maxUnansweredSaves = 16

const jobParams = { params: { id: JobId } } as const
const draftBody = { ...jobParams, maxBodyBytes: maxEntriesBytes } as const

const applicationStart = object({
  brandId: jobBrand,
  audience: string()
    .typeError(rule('invalid'))
    .default('')
    .matches(/^(internal)?$/, rule('invalid')),
  isOfAge: yesOrNo.required(rule('required')),
  isEligible: yesOrNo.required(rule('required')),
  email,
  /** 'yes': at submission. */
  lookUpLater: checkboxValue,
})

/** Starts or resumes the application of an e-mail address in this browser. */
export const startApplication = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application',
  access: 'public',
  body: applicationStart,
  reply: Application,
  problems: ['not-found', 'job-closed', 'not-qualified', 'candidate-lookup-empty', 'rate-limited'],
})

/** Keeps what a new applicant typed. */
export const changeApplicationEmail = endpoint({
  ...jobParams,
  method: 'PUT',
  path: '/api/jobs/:id/application/email',
  access: 'public',
  body: object({ email }),
  reply: Application,
  problems: ['draft-expired', 'already-sent', 'candidate-lookup-empty', 'rate-limited'],
})

/** Skips qualifiers and e-mail: a worker is known [2 §4]. */
export const startWorkerApplication = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application/worker',
  access: 'signed-in',
  perCompany: true,
  body: object({ brandId: jobBrand }),
  reply: Application,
  problems: ['not-found', 'job-closed'],
})

const reading = {
  ...jobParams,
  method: 'GET',
  cache: 'never',
  reply: Type.Object({
    application: nullable(Application),
    isKept: Type.Boolean(),
  }),
  problems: [],
} as const

/** The draft of this visit; null if there is none. */
export const readApplication = endpoint({
  ...reading,
  path: '/api/jobs/:id/application',
  access: 'public',
})

export const readWorkerApplication = endpoint({
  ...reading,
  path: '/api/jobs/:id/application/worker',
  access: 'signed-in',
})

export const reopenApplication = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application/visit',
  access: 'public',
  unscored: true,
  body: object({ email }),
  reply: Application,
  problems: ['draft-expired', 'email-unknown', 'rate-limited'],
})

const saving = {
  ...draftBody,
  method: 'PUT',
  unscored: true,
  body: object({
    step: string()
      .typeError(rule('invalid'))
      .oneOf(stepIds, rule('invalid'))
      .required(rule('required')),
    values: applicationDraft,
    /** The last one read, and those of the tab's own saves without an answer. */
    versions: array()
      .of(version)
      .required(rule('required'))
      .min(1, rule('required'))
      .max(maxUnansweredSaves + 1, rule('too-long')),
    nextVersion: version,
  }),
  reply: EmptyReply,
  problems: ['draft-expired', 'draft-changed', 'already-sent'],
} as const

/** Saves the draft in the gateway. Calls no upstream. */
export const saveApplication = endpoint({
  ...saving,
  path: '/api/jobs/:id/application',
  access: 'public',
})

export const saveWorkerApplication = endpoint({
  ...saving,
  path: '/api/jobs/:id/application/worker',
  access: 'signed-in',
})

const discarding = {
  ...jobParams,
  method: 'DELETE',
  unscored: true,
  reply: EmptyReply,
  problems: [],
} as const

export const discardApplication = endpoint({
  ...discarding,
  path: '/api/jobs/:id/application',
  access: 'public',
})

export const discardWorkerApplication = endpoint({
  ...discarding,
  path: '/api/jobs/:id/application/worker',
  access: 'signed-in',
})

export const resumeTypes = ['doc', 'docx', 'pdf', 'rtf', 'txt'] as const
/** Photographs of a résumé: attached, but not read. */
export const photoTypes = ['jpg', 'png', 'heic'] as const

/** Of a file that is not taken. */
export const uploadProblems = [
  'file-empty',
  'file-refused',
  'pdf-active',
  'file-protected',
  'file-macros',
  'file-infected',
  'scan-unavailable',
  'too-large',
] as const

/** Parsed text fills empty fields. The file type is detected from the content. */
export const uploadResume = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application/resume',
  access: 'public',
  upload: true,
  reply: Application,
  problems: ['draft-expired', 'already-sent', ...uploadProblems],
})

/** Fields that were filled in from it stay. */
export const removeResume = endpoint({
  ...jobParams,
  method: 'DELETE',
  path: '/api/jobs/:id/application/resume',
  access: 'public',
  unscored: true,
  reply: Application,
  problems: ['draft-expired', 'already-sent'],
})

const submission = object({
  values: applicationDraft,
  version,
  agreed: checkboxValue.required(rule('required')),
})

/**
 * Takes the draft's idempotency key; the draft has another after a submission whose data the upstream
 * rejected, or that it may have taken. Missing parts are reported as "employment", "education" and
 * "resume".
 */
export const submitApplication = endpoint({
  ...draftBody,
  method: 'POST',
  path: '/api/jobs/:id/application/submission',
  access: 'public',
  once: 'key-alone',
  body: submission,
  reply: Type.Object({ thanks: Type.Boolean() }),
  problems: ['draft-expired', 'draft-changed', 'already-applied', 'application-refused'],
})

export const submitWorkerApplication = endpoint({
  ...draftBody,
  method: 'POST',
  path: '/api/jobs/:id/application/worker/submission',
  access: 'signed-in',
  perCompany: true,
  once: true,
  body: submission,
  reply: EmptyReply,
  problems: ['draft-expired', 'draft-changed', 'already-applied', 'application-refused'],
})

/** What was left alone of a masked record is absent. */
export const HandOver = Type.Object({
  payload: Type.Partial(CandidatePayload),
  unchanged: Type.Array(Type.String()),
})
export type HandOver = Static<typeof HandOver>

/** Once. Validates a submission and returns the payload for the host page [2 §4]. */
export const handOverApplication = endpoint({
  ...draftBody,
  method: 'POST',
  path: '/api/jobs/:id/application/hand-over',
  access: 'public',
  once: 'key-alone',
  body: submission,
  reply: HandOver,
  problems: ['draft-expired', 'draft-changed', 'already-sent', 'already-applied'],
})
