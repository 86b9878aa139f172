import { expect, test } from '@jest/globals'
import { draftJob } from '../../testing/draft-job.ts'
import {
  createDraft,
  type Draft,
  type DraftJob,
  stepsFor,
  toDraftJob,
  toSubmittedDraft,
} from './draft.ts'

test.each<DraftJob>([
  { brand: 'staffmark', postingId: '77', applicationBrand: 'SMK', audience: 'internal' },
  {
    brand: 'xpo',
    postingId: '8',
    applicationBrand: 'XP',
    audience: 'public',
    summary: { title: 'Picker', place: 'Austin, TX', referenceId: '4711' },
  },
])('a draft that is begun anew is for the same job: %j', (job) => {
  expect(toDraftJob(createDraft({ applicantType: 'new', ...job }))).toEqual(job)
})

test.each<[Draft['applicantType'], boolean, string[]]>([
  ['new', true, ['personal', 'resume', 'self-identification', 'agreement']],
  ['existing', false, ['personal', 'resume', 'agreement']],
  ['worker', true, ['self-identification', 'agreement']],
  ['worker', false, ['agreement']],
])(
  'an applicant (%s) who is asked to identify (%j) takes the steps %j',
  (applicantType, asksSelfIdentification, steps) => {
    expect(stepsFor(applicantType, asksSelfIdentification)).toEqual(steps)
    expect(createDraft({ ...draftJob, applicantType, asksSelfIdentification }).step).toBe(steps[0])
  },
)

test('a submitted draft has its job and key alone', () => {
  const kept = { ...draftJob, applicantType: 'existing', key: 'key' } as const
  const typed = {
    email: 'a@example.test',
    candidateId: '5',
    candidateRecord: { FirstName: 'Ann' },
    userId: '71001',
    visits: ['visit'],
  }
  expect(toSubmittedDraft(createDraft({ ...kept, ...typed }), true)).toEqual({
    ...createDraft({ ...kept, postingId: '', applicationBrand: '' }),
    version: expect.any(String),
    state: 'sent',
    thanks: true,
  })
})

test('each draft has a key and a version of its own', () => {
  const drafts = [1, 2].map(() => createDraft({ ...draftJob, applicantType: 'new' }))
  expect(new Set(drafts.flatMap(({ key, version }) => [key, version])).size).toBe(4)
  for (const { version } of drafts) expect(version).toMatch(/^[\w-]{36}$/)
})
