import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { draftJob } from '../../testing/draft-job.ts'
import { createDraft } from './draft.ts'
import { toApplication } from './to-application.ts'

const config = {
  EXISTING_CANDIDATE_PREFILL: 'masked',
  EXISTING_CANDIDATE_CHANGES: 'send',
} as const

test('a draft of an earlier release has all values, its own ones kept', () => {
  const { leftOut: _, certifications: __, ...fewer } = emptyApplication()
  const values = { ...fewer, noResume: 'yes' } as never
  const { version: ___, ...draft } = createDraft({ ...draftJob, applicantType: 'new', values })
  const application = toApplication(draft, config)
  expect(application.values).toEqual({ ...emptyApplication(), noResume: 'yes' })
  expect(application.version).toBe(draft.key)
})
