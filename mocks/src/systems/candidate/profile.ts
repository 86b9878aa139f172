import {
  readCandidate,
  readPersonalInformation,
  readProfile,
  saveCertifications,
  saveEducation,
  savePersonalInformation,
  saveProfile,
  saveWorkHistory,
} from '@gatehouse/contracts/upstream/candidate'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { brands } from '../../world/brands.ts'
import type { Candidate } from '../../world/candidates/candidate.ts'
import { toPersonalInformation, toProfile } from '../../world/candidates/profile-format.ts'
import { entryToUpstreamFormat, toUpstreamFormat } from '../../world/candidates/upstream-format.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { badRequest } from '../bad-request.ts'
import { type FindResult, findByApplicationCode, findByBrand, findById } from './find-record.ts'
import {
  certifications,
  educationHistory,
  sampleBrand,
  sampleCompany,
  samplePersonalInformation,
  workHistory,
} from './sample-profile.ts'
import type { Histories } from './validate-entries.ts'
import { findHistoryErrors, findPersonalErrors } from './validate-profile.ts'

function rejectErrors(result: FindResult, findErrors: (record: Candidate) => string[]): FindResult {
  const errors = result.record ? findErrors(result.record) : []
  return errors.length > 0 ? { rejection: badRequest(...errors) } : result
}

interface HistoriesRequest {
  params: { applicationCode: string; eRecruitId: string }
  body: Histories
  user: Person
  world: World
}

/** The record at the company of the path, unless the sent entries are invalid. */
function findForHistories({ params, body, user, world }: HistoriesRequest): FindResult {
  return rejectErrors(findByApplicationCode(user, params, world), (record) =>
    findHistoryErrors(body, record),
  )
}

function succeed(): Response {
  return HttpResponse.json({ Success: true, Message: null })
}

/** The worker's profile. `readPersonalInformation` first: it shares its path with the save. */
export const candidateProfile = [
  fake(readPersonalInformation, {
    sample: () => ({ params: sampleBrand, body: sampleBrand }),
    reply: ({ params, body, user, world }) => {
      if (body.brandId !== params.brandId)
        return badRequest('path parameter brandId and body/brandId differ')
      const { record, rejection } = findByBrand(user, params.brandId, world)
      return rejection ?? toPersonalInformation(record)
    },
    // savePersonalInformation has the same path, with an application code.
    matches: ({ params: { brandId = '' } }) => Object.hasOwn(brands, brandId),
  }),

  fake(savePersonalInformation, {
    sample: (caller) => ({
      params: { applicationCode: sampleCompany(caller).applicationCode },
      body: samplePersonalInformation(caller),
    }),
    reply: ({ params, body, user, world }) => {
      const company = { ...params, eRecruitId: body.eRecruitId }
      const { record, rejection } = rejectErrors(
        findByApplicationCode(user, company, world),
        (record) => findPersonalErrors('body', body, record, ['Commercial', user.entity]),
      )
      if (rejection) return rejection
      world.candidates.savePersonalInformation(record, body)
      return succeed()
    },
  }),

  fake(readProfile, {
    sample: ({ eRecruitId }) => ({ params: { eRecruitId } }),
    reply: ({ params, user, world }) => {
      const { record, rejection } = findById(user, params.eRecruitId, world)
      return rejection ?? toProfile(record)
    },
  }),

  fake(readCandidate, {
    sample: ({ eRecruitId }) => ({ body: { eRecruitCandidateId: eRecruitId } }),
    reply: ({ body, user, world }) => {
      const { record, rejection } = findById(user, body.eRecruitCandidateId, world)
      return rejection ?? toUpstreamFormat(record)
    },
  }),

  fake(saveWorkHistory, {
    sample: (caller) => ({ params: sampleCompany(caller), body: { workHistory } }),
    reply: (request) => {
      const { record, rejection } = findForHistories(request)
      if (rejection) return rejection
      request.world.candidates.saveWorkHistory(record, request.body.workHistory)
      return succeed()
    },
  }),

  fake(saveEducation, {
    sample: (caller) => ({ params: sampleCompany(caller), body: { educationHistory } }),
    reply: (request) => {
      const { record, rejection } = findForHistories(request)
      if (rejection) return rejection
      request.world.candidates.saveEducation(record, request.body.educationHistory)
      return undefined
    },
  }),

  fake(saveCertifications, {
    sample: (caller) => ({ params: sampleCompany(caller), body: { certifications } }),
    reply: (request) => {
      const { record, rejection } = findForHistories(request)
      if (rejection) return rejection
      const saved = request.world.candidates.saveCertifications(record, request.body.certifications)
      return HttpResponse.json({ CertificationList: saved.map(entryToUpstreamFormat) })
    },
  }),

  fake(saveProfile, {
    sample: (caller) => ({
      params: sampleCompany(caller),
      body: {
        personalInformation: [samplePersonalInformation(caller)],
        workHistory,
        educationHistory,
      },
    }),
    reply: ({ params, body, user, world }) => {
      const [form, ...others] = body.personalInformation
      if (!form || others.length > 0)
        return badRequest('body/personalInformation must have one entry')
      const { record, rejection } = rejectErrors(
        findByApplicationCode(user, params, world),
        (record) => [
          ...findPersonalErrors('body/personalInformation/0', form, record, ['Commercial']),
          ...findHistoryErrors(body, record),
        ],
      )
      if (rejection) return rejection
      world.candidates.savePersonalInformation(record, form)
      world.candidates.saveWorkHistory(record, body.workHistory)
      world.candidates.saveEducation(record, body.educationHistory)
      return undefined
    },
  }),
]
