import { type Static, type TObject, type TString, Type } from 'typebox'
import { array, object, string } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../one-of.ts'
import { email } from '../rules/email.ts'
import { jobBrand } from '../rules/job-brand.ts'
import { checkboxValue, yesOrNo } from '../rules/optional-text.ts'
import { rule } from '../rules/rule.ts'
import { CandidatePayload } from '../upstream/candidate/fields.ts'
import { draftSchema, type FieldGroupName, fieldNames, maxEntries } from './application-fields.ts'
import { JobId } from './jobs.ts'

/** The steps of the form, in their order; who sees which is for the gateway to say [2 §2 Apply flow]. */
export const stepIds = ['personal', 'resume', 'self-identification', 'agreement'] as const
export type StepId = (typeof stepIds)[number]
const Step = oneOf(stepIds)

function textFields<P extends FieldGroupName>(part: P) {
  return Type.Object(
    Object.fromEntries(fieldNames[part].map((name) => [name, Type.String()])),
  ) as unknown as TObject<Record<(typeof fieldNames)[P][number], TString>>
}

/** What has been typed so far, as it was typed. */
export const ApplicationValues = Type.Object({
  /** 'yes' for who has no résumé to upload. */
  noResume: Type.String(),
  personal: textFields('personal'),
  /** 'yes' for who has never been employed. */
  noEmployment: Type.String(),
  employment: Type.Array(textFields('employment')),
  education: Type.Array(textFields('education')),
  certifications: Type.Array(textFields('certification')),
  selfIdentification: textFields('selfIdentification'),
})
export type ApplicationValues = Static<typeof ApplicationValues>

const entries = <P extends FieldGroupName>(part: P) =>
  array().of(draftSchema(part)).default([]).max(maxEntries, rule('too-long'))

/** The same, on its way to the gateway: lengths alone are checked, for it may be half done. */
export const applicationDraft = object({
  noResume: checkboxValue,
  personal: draftSchema('personal'),
  noEmployment: checkboxValue,
  employment: entries('employment'),
  education: entries('education'),
  certifications: entries('certification'),
  selfIdentification: draftSchema('selfIdentification'),
})

/**
 * What is on file of somebody who has applied before. An e-mail address alone shows no person, so
 * personal fields are masked ("J•••", "(•••) •••-1234") and of histories only the length is told
 * [decisions].
 */
export const MaskedRecord = Type.Object({
  /** By name of the field; what is not on file is left out. */
  personal: Type.Record(Type.String(), Type.String()),
  employment: Type.Integer(),
  education: Type.Integer(),
  certifications: Type.Integer(),
})
export type MaskedRecord = Static<typeof MaskedRecord>

export const Resume = Type.Object({
  /** The file's name, as it was given. */
  name: Type.String(),
  /** `timeout`: the upstream did not answer in time. */
  outcome: oneOf(['parsed', 'no-data', 'parse-failed', 'timeout']),
  canRetry: Type.Boolean(),
})
export type Resume = Static<typeof Resume>

export const Application = Type.Object({
  /** 'applied': to this position already; 'sent': just now. Nothing else matters then. */
  state: oneOf(['open', 'applied', 'sent']),
  applicantType: oneOf(['new', 'existing', 'worker']),
  /** '' for a worker. */
  email: Type.String(),
  /** Whether they could not be looked up, and are taken for new [2 §7]. */
  checkFailed: Type.Boolean(),
  /** The idempotency key of the next try to submit. */
  key: Type.String(),
  /** The steps this person sees, in order. */
  steps: Type.Array(Step),
  /** Where they were last. */
  step: Step,
  resume: Type.Union([Resume, Type.Null()]),
  maskedRecord: Type.Union([MaskedRecord, Type.Null()]),
  /** Personal fields that may stay empty: see personalRules. */
  optionalFields: Type.Array(Type.String()),
  /** Personal fields that cannot be changed. */
  locked: Type.Array(Type.String()),
  /** Fields that were filled in from the résumé: "personal.city", "employment.0.company". */
  fieldsToReview: Type.Array(Type.String()),
  values: ApplicationValues,
  /** For 'sent': whether the panel of thanks is shown rather than the results [2 §4 Submission]. */
  thanks: Type.Boolean(),
})
export type Application = Static<typeof Application>

const jobParams = { params: { id: JobId } } as const
/** All fields filled to their limit, in letters of three bytes each, and room around them. */
const draftBody = { ...jobParams, maxBodyBytes: 384 * 1024 } as const

/** The two questions before anything else, and who applies [2 §2 Apply flow 1, 2]. */
export const applicationStart = object({
  brandId: jobBrand,
  /** 'internal' in the host page of internal staff. */
  audience: string()
    .typeError(rule('invalid'))
    .default('')
    .matches(/^(internal)?$/, rule('invalid')),
  isOfAge: yesOrNo.required(rule('required')),
  isEligible: yesOrNo.required(rule('required')),
  email,
})

/**
 * Begins an application, or goes on with one of the same address in this browser. 'not-qualified' by
 * the answers; 'candidate-lookup-empty' when the upstream says nothing, 'job-closed' for one that is not active.
 */
export const startApplication = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application',
  access: 'public',
  body: applicationStart,
  reply: Application,
  problems: ['not-found', 'job-closed', 'not-qualified', 'candidate-lookup-empty', 'rate-limited'],
})

/** The same for a worker: they are known, and asked neither [2 §4 Workplace]. */
export const startWorkerApplication = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application/worker',
  access: 'signed-in',
  body: object({ brandId: jobBrand }),
  reply: Application,
  problems: ['not-found', 'job-closed'],
})

/** The application to this job that this browser has begun; null when there is none. */
export const readApplication = endpoint({
  ...jobParams,
  method: 'GET',
  path: '/api/jobs/:id/application',
  access: 'public',
  cache: 'never',
  reply: Type.Object({ application: Type.Union([Application, Type.Null()]) }),
  problems: [],
})

/** Keeps what has been typed so far, whatever it is: nothing upstream hears of it. */
export const saveApplication = endpoint({
  ...draftBody,
  method: 'PUT',
  path: '/api/jobs/:id/application',
  access: 'public',
  body: object({
    step: string()
      .typeError(rule('invalid'))
      .oneOf(stepIds, rule('invalid'))
      .required(rule('required')),
    values: applicationDraft,
  }),
  reply: EmptyReply,
  problems: ['draft-expired'],
})

/** Forgets it, and all that was typed. */
export const discardApplication = endpoint({
  ...jobParams,
  method: 'DELETE',
  path: '/api/jobs/:id/application',
  access: 'public',
  reply: EmptyReply,
  problems: [],
})

/** Files that a résumé may be, by how their names end [2 §5]. */
export const resumeTypes = ['doc', 'docx', 'pdf', 'rtf', 'txt'] as const

/**
 * Takes a résumé; what is found in it fills the fields that are empty. What it is, its content tells,
 * not its name. 'file-refused' for another kind of file or one that is not safe to open.
 */
export const uploadResume = endpoint({
  ...jobParams,
  method: 'POST',
  path: '/api/jobs/:id/application/resume',
  access: 'public',
  upload: true,
  reply: Application,
  problems: ['draft-expired', 'file-empty', 'file-refused', 'too-large'],
})

const submission = object({
  values: applicationDraft,
  agreed: checkboxValue.required(rule('required')),
})

/**
 * Sends the application, under the key that came with it. Fields that break their rules are named
 * "personal.city", "employment.0.company", "employment" itself where there is none. After any other
 * refusal the next try has another key: read the application anew.
 */
export const submitApplication = endpoint({
  ...draftBody,
  method: 'POST',
  path: '/api/jobs/:id/application/submission',
  access: 'public',
  once: 'key-alone',
  body: submission,
  reply: Type.Object({ thanks: Type.Boolean() }),
  problems: ['draft-expired', 'already-applied', 'application-refused'],
})

export const submitWorkerApplication = endpoint({
  ...draftBody,
  method: 'POST',
  path: '/api/jobs/:id/application/worker/submission',
  access: 'signed-in',
  once: true,
  body: submission,
  reply: EmptyReply,
  problems: ['draft-expired', 'already-applied', 'application-refused'],
})

/** Checks it as submitting does, and gives what the host page of internal staff is told [2 §4]. */
export const handOverApplication = endpoint({
  ...draftBody,
  method: 'POST',
  path: '/api/jobs/:id/application/hand-over',
  access: 'public',
  body: submission,
  reply: Type.Object({ payload: CandidatePayload }),
  problems: ['draft-expired'],
})
