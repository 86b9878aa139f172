import type { OperationReply } from '@gatehouse/contracts/operation'
import {
  readSelfIdentification,
  type SelfIdentification,
} from '@gatehouse/contracts/portal/self-identification'
import { saveSelfIdentification } from '@gatehouse/contracts/portal/self-identification-answers'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from '../session/caller.ts'
import type { AreaContext } from './area-context.ts'
import { throwWriteProblem } from './throw-write-problem.ts'
import { toEqualOpportunityData } from './translate/to-equal-opportunity-data.ts'
import { toGender } from './translate/to-gender.ts'
import { fromDescriptions, toGenderOptions } from './translate/to-options.ts'

type Upstream = OperationReply<typeof candidate.getSelfIdentification>

/** Equal-opportunity data of an application, from a link in a mail [2 §7]. */
export function selfIdentification({ serve }: AreaContext) {
  serve(readSelfIdentification, async ({ params, caller, call }) => {
    requireOwnCandidate(caller, params.candidateId)
    return toSelfIdentification(await call(candidate.getSelfIdentification, { params }))
  })

  serve(saveSelfIdentification, async ({ params, body, caller, call, record }) => {
    requireOwnCandidate(caller, params.candidateId)
    const { answers } = toSelfIdentification(
      await call(candidate.getSelfIdentification, { params }),
    )
    if (Object.values(answers).every(Boolean)) throw new ProblemError('entry-changed')
    const input = { params, body: toEqualOpportunityData(body) }
    await call(candidate.saveSelfIdentification, input).catch(throwWriteProblem)
    record({ event: 'self-identified', user: caller.userId })
    return {}
  })
}

/** Throws 'not-found' for the candidate id of another person. */
function requireOwnCandidate({ eRecruitId, companies }: Caller, candidateId: string) {
  const ids = [eRecruitId, ...companies.map((company) => company.eRecruitId)]
  if (!ids.includes(candidateId)) throw new ProblemError('not-found')
}

/** Answers that are not among the choices count as missing. */
function toSelfIdentification(reply: Upstream): SelfIdentification {
  const choices = {
    disability: fromDescriptions(reply.disabilityTypes ?? []),
    gender: toGenderOptions(reply.gender ?? []),
    ethnicity: fromDescriptions(reply.ethnicity ?? []),
    veteran: fromDescriptions(reply.vetStatus ?? []),
  }
  const stored = reply.selfIdentification
  const known = (list: readonly { id: string }[], id = '') =>
    list.some((one) => one.id === id) ? id : ''
  return {
    choices,
    answers: {
      disability: known(choices.disability, stored?.disabilityTypeId),
      gender: known(choices.gender, toGender(stored?.gender)),
      ethnicity: known(choices.ethnicity, stored?.ethnicityTypeId),
      veteran: known(choices.veteran, stored?.veteranStatusId),
    },
  }
}
