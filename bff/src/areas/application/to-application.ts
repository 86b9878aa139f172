import type { Application, Resume } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { type Draft, stepsFor } from './draft.ts'
import {
  isMasked,
  lockedFieldsOf,
  maskOnFile,
  optionalFieldsOf,
  type PrefillConfig,
} from './masking.ts'

export function toApplication(
  draft: Draft,
  config: PrefillConfig,
  state: Application['state'] = draft.state,
): Application {
  const { applicantType, email, checkFailed, key, step, fieldsToReview, thanks } = draft
  const { candidateRecord, resume } = draft
  const masked = isMasked(draft, config)
  return {
    state,
    applicantType,
    email,
    checkFailed,
    key,
    steps: stepsFor(applicantType, draft.asksSelfIdentification),
    step,
    resume: resume && toShownResume(resume),
    maskedRecord: masked && candidateRecord ? maskOnFile(candidateRecord) : null,
    optionalFields: optionalFieldsOf(draft, config),
    locked: lockedFieldsOf(draft, config),
    fieldsToReview,
    offers: draft.offers ?? { employment: [], education: [], certifications: [] },
    // A draft of an earlier release has fewer values.
    values: { ...emptyApplication(), ...draft.values },
    thanks,
  }
}

function toShownResume({ name, outcome, canRetry, isTaken }: Resume): Resume {
  return { name, outcome, canRetry, isTaken }
}
