import type { OperationReply } from '@gatehouse/contracts/operation'
import {
  readSelfIdentification,
  type SelfIdentification,
} from '@gatehouse/contracts/portal/self-identification'
import { saveSelfIdentification } from '@gatehouse/contracts/portal/self-identification-answers'
import { type SiteCode, toSiteCode } from '@gatehouse/contracts/rules/brand-codes'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller, CompanyCaller } from '../session/caller.ts'
import type { Call } from '../upstream/client.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import type { AreaContext } from './area-context.ts'
import { recordWrite } from './record-write.ts'
import { throwWriteProblem } from './throw-write-problem.ts'
import { toEqualOpportunityData } from './translate/to-equal-opportunity-data.ts'
import { toGender } from './translate/to-gender.ts'
import { toDeclinableOptions, toGenderOptions } from './translate/to-options.ts'

const questions = ['disability', 'gender', 'ethnicity', 'veteran'] as const
type Question = (typeof questions)[number]
type Answers = Record<Question, string>

type Upstream = OperationReply<typeof candidate.getSelfIdentification>

/** Equal-opportunity data of an application, from a link in a mail [2 §7]. */
export function selfIdentification({ serve }: AreaContext) {
  serve(readSelfIdentification, async ({ params, caller, call }) => {
    requireOwnCandidate(caller, params.candidateId)
    return fetchSelfIdentification(call, caller, params)
  })

  serve(saveSelfIdentification, async ({ params, body, caller, call, record }) => {
    requireOwnCandidate(caller, params.candidateId)
    const { isOnFile, choices } = await fetchSelfIdentification(call, caller, params)
    if (isOnFile) throw new ProblemError('entry-changed')
    requireChoices(body, choices)
    const input = { params, body: toEqualOpportunityData(body) }
    const event = { event: 'self-identified', user: caller.userId } as const
    await recordWrite(record, event, call(candidate.saveSelfIdentification, input)).catch(
      throwWriteProblem,
    )
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

/**
 * Throws 'not-found' for an application that the upstream does not know, and 'upstream-invalid-response'
 * without all choices: the questions could not be answered.
 */
async function fetchSelfIdentification(
  call: Call,
  { companies, brand }: CompanyCaller,
  params: { candidateId: string; applicationId: string },
): Promise<SelfIdentification> {
  const reply = await call(candidate.getSelfIdentification, { params }).catch((cause) => {
    const isUnknown = cause instanceof UpstreamError && cause.isRejectedInput
    throw isUnknown ? new ProblemError('not-found', { cause }) : cause
  })
  const own = companies.find(({ eRecruitId }) => String(eRecruitId) === params.candidateId)
  const choices = await readChoices(call, toSiteCode(own?.code ?? brand), reply)
  if (questions.some((question) => choices[question].length === 0))
    throw new ProblemError('upstream-invalid-response', { cause: 'a list of choices is missing' })
  const { disabilityTypeId, gender, ethnicityTypeId, veteranStatusId } =
    reply.selfIdentification ?? {}
  const stored = {
    disability: disabilityTypeId ?? answerOf(reply.disabilityTypes),
    gender: gender ?? answerOf(reply.gender),
    ethnicity: ethnicityTypeId ?? answerOf(reply.ethnicity),
    veteran: veteranStatusId ?? answerOf(reply.vetStatus),
  }
  const known = (question: Question) => {
    const id = question === 'gender' ? toGender(stored.gender) : stored[question]
    return choices[question].find((choice) => choice.id === id)?.id ?? ''
  }
  return {
    isOnFile: Object.values(stored).every(isAnswer),
    choices,
    answers: {
      disability: known('disability'),
      gender: known('gender'),
      ethnicity: known('ethnicity'),
      veteran: known('veteran'),
    },
  }
}

/** Those of the reply, else the lists of applications; none without a brand that has them. */
async function readChoices(call: Call, brand: SiteCode | undefined, reply: Upstream) {
  const params = { brandId: brand ?? '' }
  const listOf = async <T>(field: T, read: () => Promise<Extract<T, unknown[]>>) => {
    if (Array.isArray(field) && field.length > 0) return field as Extract<T, unknown[]>
    return brand ? read() : []
  }
  const [disabilities, genders, ethnicities, veteranStatuses] = await Promise.all([
    listOf(
      reply.disabilityTypes,
      async () => (await call(candidate.listDisabilities, { params })).TypeList,
    ),
    listOf(reply.gender, async () => (await call(candidate.listGenders, { params })).GenderList),
    listOf(
      reply.ethnicity,
      async () => (await call(candidate.listEthnicities, { params })).TypeList,
    ),
    listOf(
      reply.vetStatus,
      async () => (await call(candidate.listVeteranStatuses, { params })).TypeList,
    ),
  ])
  return {
    disability: toDeclinableOptions(disabilities),
    gender: toGenderOptions(genders),
    ethnicity: toDeclinableOptions(ethnicities),
    veteran: toDeclinableOptions(veteranStatuses),
  }
}

function answerOf(field: Upstream['gender']): string | undefined {
  return Array.isArray(field) || field === undefined ? undefined : String(field)
}

/** Legacy systems store 0 for no answer; assumed. */
function isAnswer(stored = ''): boolean {
  return stored !== '' && stored !== '0'
}
