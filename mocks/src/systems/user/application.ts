import {
  applyAsWorker,
  getCandidatePersonalInformation,
  getCandidateRecords,
  jobApplyCheck,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { brands } from '../../world/brands.ts'
import { candidateIdsOf } from '../../world/candidates/candidate-ids.ts'
import { toUpstreamFormat } from '../../world/candidates/upstream-format.ts'
import type { Person } from '../../world/person.ts'
import { badRequest } from '../bad-request.ts'
import { rejectOtherUser } from '../reject-other-user.ts'
import { sampleWorkerApplication } from './sample-application.ts'
import { findWorkerApplicationErrors } from './validate-worker-application.ts'

/** The specifications do not say which id these paths contain: ewId and eRecruitId are accepted. */
function rejectOtherId(user: Person, id: string): Response | undefined {
  if (candidateIdsOf(user).some((one) => one.id === id)) return undefined
  return rejectOtherUser(user, id, 'path parameter id')
}

export const userApplication = [
  fake(getCandidatePersonalInformation, {
    sample: (caller) => ({
      params: { id: caller.eRecruitId },
    }),
    reply: ({ params, user, world }) => {
      const rejection = rejectOtherId(user, params.id)
      if (rejection) return rejection
      const id = params.id === user.id ? String(user.eRecruitId) : params.id
      const record = world.candidates.find(id)
      return record && toUpstreamFormat(record)
    },
  }),

  fake(getCandidateRecords, {
    sample: (caller) => ({ params: { id: caller.eRecruitId } }),
    reply: ({ params, user }) => {
      const rejection = rejectOtherId(user, params.id)
      if (rejection) return rejection
      return candidateIdsOf(user).map(({ brand, id }) => ({
        ApplicationBrandCode: brands[brand].applicationCode,
        BrandName: brands[brand].name,
        ERecruitId: Number(id),
      }))
    },
  }),

  fake(applyAsWorker, {
    sample: (caller) => ({
      params: { ewId: caller.userId },
      body: sampleWorkerApplication(caller.eRecruitId),
    }),
    reply: ({ params, body, user, world }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      const errors = findWorkerApplicationErrors(body, user, world)
      if (errors.length > 0) return badRequest(...errors)

      const reject = (Message: string) => HttpResponse.json({ Message }, { status: 400 })
      const job = world.jobs.findByPosting(body.jobPostingId)
      if (!job?.active) return reject('This posting is closed to applications.')
      if (user.appliedFor.includes(job.id))
        return reject('You have applied to this posting already.')

      user.appliedFor.push(job.id)
      const record =
        world.candidates.find(String(body.sourceCandidateERecruitId)) ??
        world.candidates.find(String(user.eRecruitId))
      if (record) {
        world.candidates.addApplication(record, job.postingId)
        Object.assign(record, body.eeocData)
      }
      return HttpResponse.json({ Success: true, Message: null })
    },
  }),

  fake(jobApplyCheck, {
    sample: (caller) => ({
      params: { ewId: caller.userId, jobId: '1005' },
    }),
    reply: ({ params, user }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      return rejection ?? { ApplicationExists: user.appliedFor.includes(params.jobId) }
    },
  }),
]
