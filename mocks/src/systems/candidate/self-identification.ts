import {
  getSelfIdentification,
  saveSelfIdentification,
} from '@gatehouse/contracts/upstream/candidate'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { candidateIdsOf } from '../../world/candidates/candidate-ids.ts'
import * as choices from '../../world/lists/choices.ts'
import type { Person } from '../../world/person.ts'
import { badRequest } from '../bad-request.ts'

interface Ids {
  candidateId: string
  applicationId: string
}

const find = (user: Person, { candidateId, applicationId }: Ids) =>
  candidateIdsOf(user).some(({ id }) => id === candidateId)
    ? user.selfIdentifications.find((one) => String(one.applicationId) === applicationId)
    : undefined

const notFound = () => HttpResponse.json({ Message: 'No such application' }, { status: 404 })

const allows = (list: readonly { Id: number | string }[], id: number | null) =>
  id === null || list.some(({ Id }) => Number(Id) === id)

export const candidateSelfIdentification = [
  fake(getSelfIdentification, {
    sample: ({ eRecruitId }) => ({ params: { candidateId: eRecruitId, applicationId: '330901' } }),
    reply: ({ params, user }) => {
      const found = find(user, params)
      if (!found) return notFound()
      return {
        selfIdentification: found.answers,
        gender: choices.genders,
        ethnicity: choices.ethnicities,
        vetStatus: choices.veteranStatuses,
        disabilityTypes: choices.disabilities,
      }
    },
  }),

  fake(saveSelfIdentification, {
    sample: ({ eRecruitId }) => ({
      params: { candidateId: eRecruitId, applicationId: '330901' },
      body: {
        disabilityTypeId: 403,
        ethnicityTypeId: 208,
        gender: 'Declined' as const,
        veteranStatusId: 304,
      },
    }),
    reply: ({ params, body, user }) => {
      const found = find(user, params)
      if (!found) return notFound()
      const isListed =
        allows(choices.disabilities, body.disabilityTypeId) &&
        allows(choices.ethnicities, body.ethnicityTypeId) &&
        allows(choices.veteranStatuses, body.veteranStatusId)
      if (!isListed) return badRequest('body has an id that is not on its list')
      found.answers = body
      return HttpResponse.json({ Success: true })
    },
  }),
]
