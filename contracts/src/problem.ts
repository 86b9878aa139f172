import { type Static, Type } from 'typebox'

/** Only 'not-signed-in' means "sign in". */
export const problemStatus = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'idempotency-key-missing': 400,
  'csrf-rejected': 403,
  'bot-suspected': 403,
  'step-up-required': 403,
  'payroll-page-refused': 403,
  'not-found': 404,
  'sign-in-expired': 409,
  'person-changed': 409,
  'step-up-expired': 409,
  'reset-expired': 409,
  'draft-expired': 409,
  'draft-changed': 409,
  'already-applied': 409,
  'already-sent': 409,
  'company-required': 409,
  'entry-changed': 409,
  'job-closed': 410,
  'too-large': 413,
  'invalid-credentials': 422,
  'account-inactive': 422,
  'password-change-forced': 422,
  'passcode-wrong': 422,
  'passcode-resends-exhausted': 422,
  'password-refused': 422,
  'username-invalid': 422,
  'account-unknown': 422,
  'answer-wrong': 422,
  'pin-unknown': 422,
  'pin-used': 422,
  'email-unknown': 422,
  'email-withheld': 422,
  'not-qualified': 422,
  'file-empty': 422,
  'file-refused': 422,
  'pdf-active': 422,
  'file-protected': 422,
  'file-macros': 422,
  'file-infected': 422,
  'application-refused': 422,
  'deposits-refused': 422,
  'rate-limited': 429,
  internal: 500,
  'candidate-lookup-empty': 502,
  'outcome-unknown': 502,
  'sign-in-failed': 502,
  'upstream-invalid-response': 502,
  'upstream-refused': 502,
  'upstream-unreachable': 502,
  'bot-check-unavailable': 503,
  'scan-unavailable': 503,
  overloaded: 503,
  'session-unavailable': 503,
  'upstream-circuit-open': 503,
  'upstream-timeout': 504,
} as const

export type ProblemCode = keyof typeof problemStatus

/** RFC 9457. Details stay in the log; the user gets the reference. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.String(),
  reference: Type.String(),
  /** For 'invalid-input': field and broken rule. */
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), rule: Type.String() }))),
  /** Seconds; for 'rate-limited'. */
  retryAfter: Type.Optional(Type.Integer()),
  /** The upstream's own text, for 'password-refused', 'application-refused' and 'deposits-refused'. */
  upstreamMessage: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>
