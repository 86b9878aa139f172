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

const candidateRecord = {
  FirstName: 'Maria',
  WorkHistory: [{ CompanyName: 'Acme' }],
  EducationHistory: [{ SchoolName: 'Travis High' }],
  Certifications: [{ Name: 'Forklift' }],
}
const resume = {
  name: 'cv.pdf',
  outcome: 'parsed' as const,
  isTaken: true,
  fileId: 'secret',
  attach: true,
  parseFailed: false,
  parseNoData: false,
  canRetry: false,
}

test('a masked record reaches the browser without its histories, a résumé without its file', () => {
  const draft = createDraft({ ...draftJob, applicantType: 'existing', candidateRecord, resume })
  const masked = toApplication(draft, config)
  expect(masked.onFile).toEqual({ employment: [], education: [], certifications: [] })
  expect(masked.maskedRecord).toMatchObject({ employment: 1, education: 1, certifications: 1 })
  expect(masked.resume).toEqual({
    name: 'cv.pdf',
    outcome: 'parsed',
    isTaken: true,
  })
  const full = toApplication(draft, { ...config, EXISTING_CANDIDATE_PREFILL: 'full' })
  expect(full.maskedRecord).toBeNull()
  expect(full.onFile).toMatchObject({
    employment: [{ company: 'Acme' }],
    education: [{ school: 'Travis High' }],
    certifications: [{ name: 'Forklift' }],
  })
})

test.each(['open', 'sent'] as const)('a draft that is %s says so', (state) => {
  const draft = createDraft({ ...draftJob, applicantType: 'new', state })
  expect(toApplication(draft, config).state).toBe(state)
  expect(toApplication(draft, config, 'sent').state).toBe('sent')
})
