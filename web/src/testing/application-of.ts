import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyHistories } from '@gatehouse/contracts/portal/application-fields'

/** The draft of a new applicant without a résumé, with these changes. */
export const applicationOf = (changes: Partial<Application> = {}): Application => ({
  state: 'open',
  applicantType: 'new',
  email: 'ann@example.test',
  checkFailed: false,
  key: 'k1',
  version: 'v1',
  step: 'personal',
  resume: null,
  maskedRecord: null,
  steps: ['personal', 'resume', 'self-identification', 'agreement'],
  optionalFields: [],
  locked: [],
  fieldsToReview: [],
  thanks: false,
  offers: emptyHistories(),
  onFile: emptyHistories(),
  values: emptyApplication(),
  ...changes,
})
