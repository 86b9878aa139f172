import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import {
  checkDuplicate,
  checkEmail,
  createCandidate,
  createCandidateWithResume,
  getCandidate,
  uploadResume,
} from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { candidateIdsOf } from '../../world/candidates/candidate-ids.ts'
import { entryToUpstreamFormat, toUpstreamFormat } from '../../world/candidates/upstream-format.ts'
import { readResume } from '../../world/resumes/read-resume.ts'
import type { World } from '../../world/world.ts'
import { badRequest } from '../bad-request.ts'
import { sampleApplication, samplePosting, sampleResume } from './sample-application.ts'
import { findApplicationErrors } from './validate-application.ts'

/** A posting exists only under the brand of its job. */
function rejectUnknownPosting(brandId: string, postingId: Id, world: World): Response | undefined {
  if (world.jobs.findByPosting(postingId)?.brand === brandId) return undefined
  return badRequest('body/jobPostingId is no posting of this brand')
}

/** A worker's id is valid only at its brand; other candidates are known at every brand. */
function isOfOtherBrand(id: string, brandId: string, world: World): boolean {
  const ids = world.people.list().flatMap(candidateIdsOf)
  return ids.some((one) => one.id === id && one.brand !== brandId)
}

function asNumber(id: string | undefined): number | null {
  return id === undefined ? null : Number(id)
}

/** Creates an application; rejects a second one to the same posting. */
function create(brandId: string, payload: CandidatePayload, world: World): Response {
  const errors = findApplicationErrors(payload, world)
  const rejection = rejectUnknownPosting(brandId, payload.jobPostingId, world)
  if (errors.length > 0 || rejection) return rejection ?? badRequest(...errors)

  const { candidates, jobs } = world
  const record = candidates.findByEmail(payload.emailAddress)
  const reject = (Message: string) => HttpResponse.json({ Message }, { status: 400 })
  if (!jobs.findByPosting(payload.jobPostingId)?.active)
    return reject('This posting is closed to applications.')
  if (candidates.applicationOf(record, payload.jobPostingId) !== undefined)
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
    reply: ({ params, body, world }) => {
      const rejection = rejectUnknownPosting(params.brandId, body.jobPostingId, world)
      if (rejection) return rejection
      const record = world.candidates.findByEmail(body.emailAddress)
      const application = world.candidates.applicationOf(record, body.jobPostingId)
      const isElsewhere = record && isOfOtherBrand(record.id, params.brandId, world)
      return {
        IsNewCandidate: record === undefined,
        CandidateList: null,
        ApplicationExists: application !== undefined,
        ApplicationERecruitId: asNumber(application),
        CandidateERecruitId: isElsewhere ? 0 : asNumber(record?.id),
        SourceCandidateERecruitId: isElsewhere ? asNumber(record.id) : null,
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
    reply: ({ params, body, world }) => {
      const rejection = rejectUnknownPosting(params.brandId, body.jobPostingId, world)
      if (rejection) return rejection
      const record = world.candidates.findByEmail(body.emailAddress)
      const application = world.candidates.applicationOf(record, body.jobPostingId)
      return { ApplicationExists: application !== undefined, DuplicateReason: null }
    },
  }),

  fake(getCandidate, {
    sample: () => ({
      params: { brandId: 'staffmark', id: '610001' },
    }),
    reply: ({ params, world }) => {
      const record = world.candidates.find(params.id)
      if (record && !isOfOtherBrand(params.id, params.brandId, world))
        return toUpstreamFormat(record)
      return HttpResponse.json({ Message: 'No such candidate' }, { status: 404 })
    },
  }),

  fake(uploadResume, {
    sample: () => ({
      params: { brandId: 'staffmark' },
      body: { ERecruitId: '0', IsNewCandidate: 'true' },
      file: sampleResume,
    }),
    reply: async ({ body, file, world }) => {
      if (body.ERecruitId !== '0' && !world.candidates.find(body.ERecruitId))
        return badRequest('parts/ERecruitId is of no candidate, and not 0')
      const { id } = world.resumes.store(file)
      const { outcome, found: data } = await readResume(file.bytes)
      return {
        ...(data && entryToUpstreamFormat(data)),
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
    reply: ({ params, body, world }) => create(params.brandId, body, world),
  }),

  fake(createCandidateWithResume, {
    signInState: 'resume-uploaded',
    sample: (caller) => ({
      params: { brandId: 'staffmark' },
      body: { ...sampleApplication, attachResume: true, resumeFileStoreId: caller.resumeId },
    }),
    reply: ({ params, body, world }) =>
      body.resumeFileStoreId === null
        ? badRequest(
            'body/resumeFileStoreId must be given: this operation requires an uploaded résumé',
          )
        : create(params.brandId, body, world),
  }),
]
