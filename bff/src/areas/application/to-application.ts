import type { Application, Histories, Resume } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyHistories } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { toKnownValues } from '../resume/fields/to-known-values.ts'
import { type Draft, stepsFor, versionOf } from './draft.ts'
import { lockedFieldsOf, optionalFieldsOf } from './locked-fields.ts'
import { isMasked, maskOnFile, type PrefillConfig } from './masking.ts'

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
    version: versionOf(draft),
    steps: stepsFor(applicantType, draft.asksSelfIdentification),
    step,
    resume: resume && toShownResume(resume),
    maskedRecord: masked && candidateRecord ? maskOnFile(candidateRecord) : null,
    optionalFields: optionalFieldsOf(draft, config),
    locked: lockedFieldsOf(draft, config),
    fieldsToReview,
    offers: draft.offers ?? emptyHistories(),
    onFile: masked || !candidateRecord ? emptyHistories() : historiesOf(candidateRecord),
    // A draft of an earlier release has fewer values.
    values: { ...emptyApplication(), ...draft.values },
    thanks,
  }
}

function historiesOf(record: CandidateRecord): Histories {
  const { employment, education, certifications } = toKnownValues(record, 'file')
  return { employment, education, certifications }
}

function toShownResume({ name, outcome, isTaken }: Resume): Resume {
  return { name, outcome, isTaken }
}
