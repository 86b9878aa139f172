import {
  applyAsWorker,
  getCandidatePersonalInformation,
  getCandidateRecords,
  jobApplyCheck,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { brands } from '../../world/brands.ts'
import { toUpstreamFormat } from '../../world/candidates/upstream-format.ts'
import type { Person } from '../../world/person.ts'
import { refuseOthers } from '../refuse-others.ts'
import { candidateIdsOf } from './candidate-ids.ts'
import { faultsOfWorkerApplication } from './check-worker-application.ts'
import { sampleWorkerApplication } from './sample-application.ts'

/** Which of their two ids these paths mean is told nowhere but by example: either will do. */
function refuseOtherId(user: Person, id: string): Response | undefined {
  if (id === String(user.eRecruitId)) return undefined
  return refuseOthers(user, id, 'path parameter id')
}

export const userApplication = [
  fake(getCandidatePersonalInformation, {
    sample: (caller) => ({
      params: { id: caller.eRecruitId },
    }),
    answer: ({ params, user, world }) => {
      const refusal = refuseOtherId(user, params.id)
      if (refusal) return refusal
      const who = world.candidates.find(String(user.eRecruitId))
      return who && toUpstreamFormat(who)
    },
  }),

  fake(getCandidateRecords, {
    sample: (caller) => ({ params: { id: caller.eRecruitId } }),
    answer: ({ params, user }) => {
      const refusal = refuseOtherId(user, params.id)
      if (refusal) return refusal
      return {
        CandidateList: candidateIdsOf(user).map(({ brand, id }) => ({
          ApplicationBrandCode: brands[brand].applicationCode,
          BrandName: brands[brand].name,
          ERecruitId: Number(id),
        })),
      }
    },
  }),

  fake(applyAsWorker, {
    sample: (caller) => ({
      params: { ewId: caller.userId },
      body: sampleWorkerApplication(caller.eRecruitId),
    }),
    answer: ({ params, body, user, world }) => {
      const refusal = refuseOthers(user, params.ewId, 'path parameter ewId')
      if (refusal) return refusal
      const faults = faultsOfWorkerApplication(body, user, world)
      const message = 'The request does not make sense'
      if (faults.length > 0) return HttpResponse.json({ message, faults }, { status: 400 })

      const reject = (Message: string) => HttpResponse.json({ Message }, { status: 400 })
      const job = world.jobs.findByPosting(body.jobPostingId)
      if (!job?.active) return reject('This posting is closed to applications.')
      if (user.appliedFor.includes(job.id))
        return reject('You have applied to this posting already.')

      user.appliedFor.push(job.id)
      const who = world.candidates.find(String(user.eRecruitId))
      if (who) {
        world.candidates.addApplication(who, job.postingId)
        Object.assign(who, body.eeocData)
      }
      return HttpResponse.json({ Success: true, Message: null })
    },
  }),

  fake(jobApplyCheck, {
    sample: (caller) => ({
      params: { ewId: caller.userId, jobId: '1005' },
    }),
    answer: ({ params, user }) => {
      const refusal = refuseOthers(user, params.ewId, 'path parameter ewId')
      return refusal ?? { ApplicationExists: user.appliedFor.includes(params.jobId) }
    },
  }),
]
