import type { Application } from '@gatehouse/contracts/portal/application'
import { type Draft, stepsFor } from './draft.ts'
import {
  isMasked,
  lockedFieldsOf,
  maskOnFile,
  optionalFieldsOf,
  type PrefillConfig,
} from './masking.ts'

/** What the browser is told of an application. */
export function toApplication(
  draft: Draft,
  config: PrefillConfig,
  state: Application['state'] = draft.state,
): Application {
  const { who, email, checkFailed, key, step, fieldsToReview, values, thanks } = draft
  const { onFile, resume } = draft
  const masked = isMasked(draft, config)
  return {
    state,
    applicantType: who,
    email,
    checkFailed,
    key,
    steps: stepsFor(who, draft.asksSelfIdentification),
    step,
    resume: resume && { name: resume.name, outcome: resume.outcome, canRetry: resume.canRetry },
    maskedRecord: masked && onFile ? maskOnFile(onFile) : null,
    optionalFields: optionalFieldsOf(draft, masked),
    locked: lockedFieldsOf(draft),
    fieldsToReview,
    values,
    thanks,
  }
}
