import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import {
  checkDuplicate,
  checkEmail,
  createCandidate,
  createCandidateWithResume,
  getCandidate,
  uploadResume,
} from '@gatehouse/contracts/upstream/candidate'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { entryToUpstreamFormat, toUpstreamFormat } from '../../world/candidates/upstream-format.ts'
import { readResume } from '../../world/resumes/read-resume.ts'
import type { World } from '../../world/world.ts'
import { faultsOfApplication } from './check-application.ts'
import { sampleApplication, samplePosting, sampleResume } from './sample-application.ts'

function refuse(faults: string[]): Response {
  const message = 'The request does not make sense'
  return HttpResponse.json({ message, faults }, { status: 400 })
}

/** A posting is known under the brand of its job alone. */
function refusePosting(brandId: string, postingId: string, world: World): Response | undefined {
  if (world.jobs.findByPosting(postingId)?.brand === brandId) return undefined
  return refuse(['body/jobPostingId is no posting of this brand'])
}

function asNumber(id: string | undefined): number | null {
  return id === undefined ? null : Number(id)
}

/** Takes an application in; the second to a posting is refused, in the words of the system. */
function create(brandId: string, payload: CandidatePayload, world: World): Response {
  const faults = faultsOfApplication(payload, world)
  const refusal = refusePosting(brandId, payload.jobPostingId, world)
  if (faults.length > 0 || refusal) return refusal ?? refuse(faults)

  const { candidates, jobs } = world
  const who = candidates.findByEmail(payload.emailAddress)
  const reject = (Message: string) => HttpResponse.json({ Message }, { status: 400 })
  if (!jobs.findByPosting(payload.jobPostingId)?.active)
    return reject('This posting is closed to applications.')
  if (candidates.applicationOf(who, payload.jobPostingId) !== undefined)
    return reject('An application to this posting exists already.')

  const { candidate, applicationId } = candidates.apply(payload)
  return HttpResponse.json({
    ERecruitId: Number(candidate.id),
    ApplicationERecruitId: Number(applicationId),
    Message: null,
  })
}

export const candidateApplications = [
  fake(checkEmail, {
    sample: () => ({
      params: { brandId: 'staffmark' },
      body: { jobPostingId: samplePosting, emailAddress: 'jo.existing@example.test' },
    }),
    answer: ({ params, body, world }) => {
      const refusal = refusePosting(params.brandId, body.jobPostingId, world)
      if (refusal) return refusal
      const who = world.candidates.findByEmail(body.emailAddress)
      const application = world.candidates.applicationOf(who, body.jobPostingId)
      return {
        IsNewCandidate: who === undefined,
        CandidateList: null,
        ApplicationExists: application !== undefined,
        ApplicationERecruitId: asNumber(application),
        CandidateERecruitId: asNumber(who?.id),
        SourceCandidateERecruitId: null,
      }
    },
  }),

  fake(checkDuplicate, {
    sample: () => ({
      params: { brandId: 'staffmark' },
      body: {
        jobPostingId: samplePosting,
        emailAddress: sampleApplication.emailAddress,
        firstName: sampleApplication.firstName,
        lastName: sampleApplication.lastName,
      },
    }),
    answer: ({ params, body, world }) => {
      const refusal = refusePosting(params.brandId, body.jobPostingId, world)
      if (refusal) return refusal
      const who = world.candidates.findByEmail(body.emailAddress)
      const application = world.candidates.applicationOf(who, body.jobPostingId)
      return { ApplicationExists: application !== undefined, DuplicateReason: null }
    },
  }),

  fake(getCandidate, {
    sample: () => ({
      params: { brandId: 'staffmark', id: '610001' },
    }),
    answer: ({ params, world }) => {
      const who = world.candidates.find(params.id)
      if (who) return toUpstreamFormat(who)
      return HttpResponse.json({ Message: 'No such candidate' }, { status: 404 })
    },
  }),

  fake(uploadResume, {
    sample: () => ({
      params: { brandId: 'staffmark' },
      body: { ERecruitId: '0', IsNewCandidate: 'true' },
      file: sampleResume,
    }),
    answer: async ({ body, file, world }) => {
      if (body.ERecruitId !== '0' && !world.candidates.find(body.ERecruitId))
        return refuse(['parts/ERecruitId is nobody, and not 0'])
      const { id } = world.resumes.store(file)
      const { outcome, found } = await readResume(file.bytes)
      return {
        ...(found && entryToUpstreamFormat(found)),
        ERecruitId: body.ERecruitId === '0' ? null : Number(body.ERecruitId),
        ResumeFileStoreId: id,
        AttachResume: true,
        ParseFailed: outcome === 'unreadable',
        ParseNoData: outcome === 'nothing-found',
        ParseResumeCanRetry: outcome === 'unreadable',
      }
    },
  }),

  fake(createCandidate, {
    sample: () => ({
      params: { brandId: 'staffmark' },
      body: sampleApplication,
    }),
    answer: ({ params, body, world }) => create(params.brandId, body, world),
  }),

  fake(createCandidateWithResume, {
    needs: 'resume-uploaded',
    sample: (caller) => ({
      params: { brandId: 'staffmark' },
      body: { ...sampleApplication, attachResume: true, resumeFileStoreId: caller.resumeId },
    }),
    answer: ({ params, body, world }) =>
      body.resumeFileStoreId === null
        ? refuse(['body/resumeFileStoreId must be given: this is for who has uploaded a résumé'])
        : create(params.brandId, body, world),
  }),
]
