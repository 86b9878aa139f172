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

const questions = ['disability', 'gender', 'ethnicity', 'veteran'] as const
type Question = (typeof questions)[number]
type Answers = Record<Question, string>

type Upstream = OperationReply<typeof candidate.getSelfIdentification>

/** Equal-opportunity data of an application, from a link in a mail [2 §7]. */
export function selfIdentification({ serve }: AreaContext) {
  serve(readSelfIdentification, async ({ params, caller, call }) => {
    requireOwnCandidate(caller, params.candidateId)
    return toSelfIdentification(await call(candidate.getSelfIdentification, { params }))
  })

  serve(saveSelfIdentification, async ({ params, body, caller, call, record }) => {
    requireOwnCandidate(caller, params.candidateId)
    const { isOnFile, choices } = toSelfIdentification(
      await call(candidate.getSelfIdentification, { params }),
    )
    if (isOnFile) throw new ProblemError('entry-changed')
    requireChoices(body, choices)
    const input = { params, body: toEqualOpportunityData(body) }
    await call(candidate.saveSelfIdentification, input).catch(throwWriteProblem)
    record({ event: 'self-identified', user: caller.userId })
    return {}
  })
}

/** Throws 'not-found' for the candidate id of another person. */
function requireOwnCandidate({ eRecruitId, companies }: Caller, candidateId: string) {
  const ids = [eRecruitId, ...companies.map((company) => company.eRecruitId)]
  if (!ids.some((id) => id !== null && String(id) === candidateId))
    throw new ProblemError('not-found')
}

/** Throws 'invalid-input' for answers that are not offered. */
function requireChoices(answers: Answers, choices: SelfIdentification['choices']) {
  const errors = questions
    .filter((question) => !choices[question].some(({ id }) => id === answers[question]))
    .map((field) => ({ field, rule: 'invalid' }))
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
}

/** Without all choices the questions cannot be answered: 'upstream-invalid-response'. */
function toSelfIdentification(reply: Upstream): SelfIdentification {
  const choices = {
    disability: fromDescriptions(reply.disabilityTypes ?? []),
    gender: toGenderOptions(reply.gender ?? []),
    ethnicity: fromDescriptions(reply.ethnicity ?? []),
    veteran: fromDescriptions(reply.vetStatus ?? []),
  }
  if (questions.some((question) => choices[question].length === 0))
    throw new ProblemError('upstream-invalid-response', { cause: 'a list of choices is missing' })
  const { disabilityTypeId, gender, ethnicityTypeId, veteranStatusId } =
    reply.selfIdentification ?? {}
  const stored = {
    disability: disabilityTypeId,
    gender: toGender(gender),
    ethnicity: ethnicityTypeId,
    veteran: veteranStatusId,
  }
  const known = (question: Question) =>
    choices[question].find(({ id }) => id === stored[question])?.id ?? ''
  return {
    isOnFile: [disabilityTypeId, gender, ethnicityTypeId, veteranStatusId].every(isAnswer),
    choices,
    answers: {
      disability: known('disability'),
      gender: known('gender'),
      ethnicity: known('ethnicity'),
      veteran: known('veteran'),
    },
  }
}

/** Legacy systems store 0 for no answer; assumed. */
function isAnswer(stored = ''): boolean {
  return stored !== '' && stored !== '0'
}
