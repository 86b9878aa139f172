import type { Operation } from '@gatehouse/contracts/operation'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import { draftJob } from '../../testing/draft-job.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { createDraft } from './draft.ts'
import { identifyApplicant, identifyCandidate, lookupFailed } from './identify-candidate.ts'

const email = 'jo@example.test'
const prefill = { EXISTING_CANDIDATE_PREFILL: 'full', EXISTING_CANDIDATE_CHANGES: 'send' } as const

/** Replies to the check of the address, and fails to read the record. */
const failingWith = (error: unknown) =>
  (async (operation: Operation) => {
    if (operation === candidate.getCandidate) throw error
    return { CandidateERecruitId: '610001' }
  }) as unknown as Call

test.each(['timeout', 'circuit-open', 'queue-full', 'refused'] as const)(
  'a record that cannot be read (%s) does not block the application',
  async (kind) => {
    const call = failingWith(new UpstreamError(candidate.getCandidate, kind))
    expect(await identifyCandidate(call, draftJob, email)).toEqual(lookupFailed)
  },
)

test.each([
  [0, '571003', false],
  [undefined, '571003', false],
  [0, '0', true],
  ['../1', '571003', true],
])('known by the id %j, elsewhere by %j: lookup failed %s', async (id, idElsewhere, failed) => {
  const call = (async () => ({
    IsNewCandidate: false,
    CandidateERecruitId: id,
    SourceCandidateERecruitId: idElsewhere,
    ApplicationExists: false,
  })) as unknown as Call
  const identified = await identifyCandidate(call, draftJob, email)
  expect(identified).toEqual({ ...lookupFailed, checkFailed: failed })
})

test('a fault of the gateway is no failed lookup', async () => {
  const error = new TypeError('no field')
  const draft = createDraft({ ...draftJob, applicantType: 'new', email, checkFailed: true })
  await expect(identifyCandidate(failingWith(error), draftJob, email)).rejects.toBe(error)
  await expect(identifyApplicant(failingWith(error), draft, prefill)).rejects.toBe(error)
})

test('an applicant who applied before is a known one', async () => {
  const call = (async () => ({ ApplicationExists: true })) as unknown as Call
  expect(await identifyCandidate(call, draftJob, email)).toEqual({
    applied: true,
    applicantType: 'existing',
    checkFailed: false,
    candidateId: '0',
    candidateRecord: null,
  })
})
