import type { Application } from '@gatehouse/contracts/portal/application'
import { type Draft, stepsFor } from './draft.ts'
import { isMasked, lockedOf, maskedFile, type PrefillConfig, sparedOf } from './masking.ts'

/** What the browser is told of an application. */
export function toApplication(
  draft: Draft,
  config: PrefillConfig,
  state: Application['state'] = draft.state,
): Application {
  const { who, email, checkFailed, key, step, checkThis, values, thanks } = draft
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
    maskedRecord: masked && onFile ? maskedFile(onFile) : null,
    optionalFields: sparedOf(draft, masked),
    locked: lockedOf(draft),
    fieldsToReview: checkThis,
    values,
    thanks,
  }
}
