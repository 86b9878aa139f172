import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { draftJob } from '../../../testing/draft-job.ts'
import { createDraft } from '../draft.ts'
import { toWorkerApplication } from './to-worker-application.ts'

const draft = createDraft({ ...draftJob, applicantType: 'worker', applicationBrand: 'ARN' })
const source = { code: 'xpo', name: 'XPO', applicationCode: 'XPO', eRecruitId: '5' }
const own = { ...source, applicationCode: 'ARN' }
const record = { ApplicationBrandCode: 'ARN', ERecruitId: '7' }

test.each([
  ['no company', undefined, [], ['0', 'ARN', '0']],
  ['the company of the job', own, [], ['5', 'ARN', '5']],
  ['another company', source, [], ['0', 'XPO', '5']],
  ['a record at the company of the job', source, [record], ['7', 'XPO', '5']],
  [
    'a record in another case',
    source,
    [{ ...record, ApplicationBrandCode: 'arn' }],
    ['7', 'XPO', '5'],
  ],
  ['a record without an id', source, [{ ...record, ERecruitId: 0 }], ['0', 'XPO', '5']],
  [
    'the company of the job in another case',
    { ...own, applicationCode: 'Arn' },
    [],
    ['5', 'Arn', '5'],
  ],
  [
    'a record at a third one',
    source,
    [{ ...record, ApplicationBrandCode: 'HH' }],
    ['0', 'XPO', '5'],
  ],
  ['a company without an id', { ...own, eRecruitId: null }, [], ['0', 'ARN', '0']],
])('the ids of a worker with %s', (_what, company, records, ids) => {
  const known = { source: company, records, defaultAdSource: undefined }
  const sent = toWorkerApplication(draft, emptyApplication(), known)
  expect([
    sent.candidateERecruitId,
    sent.sourceCandidateApplicationBrandCode,
    sent.sourceCandidateERecruitId,
  ]).toEqual(ids)
})

test.each([
  ['12', 12],
  ['0', null],
  ['', null],
  [undefined, null],
])('the default ad source %j is sent as %j', (defaultAdSource, id) => {
  const known = { source: undefined, records: [], defaultAdSource }
  expect(toWorkerApplication(draft, emptyApplication(), known).candidateAdSourceId).toBe(id)
})
