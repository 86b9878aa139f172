import { expect, test } from '@jest/globals'
import { createDraft, type DraftJob, toDraftJob } from './draft.ts'

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
