import { emptyApplication, emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { draftJob } from '../../testing/draft-job.ts'
import { createDraft } from './draft.ts'
import { findUnreviewedFields } from './unreviewed-fields.ts'

const jobAt = (id: string, company = 'Acme') => ({ ...emptyFields('employment'), id, company })
const valuesOf = (...employment: ReturnType<typeof jobAt>[]) => ({
  ...emptyApplication(),
  employment,
})
const fieldsToReview = ['personal.city', 'employment.0.company', 'employment.1.company']
const draft = createDraft({
  ...draftJob,
  applicantType: 'new',
  fieldsToReview,
  values: valuesOf(jobAt('a'), jobAt('b')),
})

test('unchanged fields stay to be reviewed until their step is completed', () => {
  expect(findUnreviewedFields(draft, draft.values, 'personal')).toEqual(fieldsToReview)
  expect(findUnreviewedFields(draft, draft.values, 'resume')).toEqual(fieldsToReview.slice(1))
  expect(findUnreviewedFields(draft, draft.values, 'self-identification')).toEqual([])
})

test.each([
  ['changed', valuesOf(jobAt('a'), jobAt('b', 'Globex'))],
  ['in the place of another, with the same text', valuesOf(jobAt('a'), jobAt('c'))],
  ['removed', valuesOf(jobAt('a'))],
])('an entry that is %s counts as reviewed', (_what, values) => {
  expect(findUnreviewedFields(draft, values, 'personal')).toEqual(fieldsToReview.slice(0, 2))
})
