import type { BodyOf } from '@gatehouse/contracts/endpoint'
import { startApplication } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import type { Config } from '../../config.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import type { ApplicationDrafts } from './application-drafts.ts'
import { createDraft, type Draft } from './draft.ts'
import { fetchOpenJob } from './fetch-open-job.ts'
import { hasSelfIdentified } from './has-self-identified.ts'
import { type Identification, identifyCandidate } from './identify-candidate.ts'
import { toApplication } from './to-application.ts'
import { toKnownValues } from './to-known-values.ts'

type StartAnswers = BodyOf<typeof startApplication>

/** The two questions, and who applies [2 §2 Apply flow 1, 2; §4 Candidate status]. */
export function startRoutes({ serve, config, limits }: AreaContext, drafts: ApplicationDrafts) {
  serve(startApplication, async ({ params: { id }, body, call, request, reply }) => {
    if (!qualifies(body, config)) throw new ProblemError('not-qualified')
    // Those drive for another site, which takes their applications [2 §1].
    if (body.brandId === driversBrand) throw new ProblemError('not-found')
    await limits.take('emailChecks', request.ip)
    const job = await fetchOpenJob(call, id, body)
    const before = await drafts.read(request, id, 'anybody')
    const answers = { isOfAge: body.isOfAge === 'yes', isEligible: body.isEligible === 'yes' }
    if (before && canResume(before, body)) {
      const draft = { ...before, ...job, ...answers }
      await drafts.begin(request, reply, id, draft)
      return toApplication(draft, config)
    }
    const found = await identifyCandidate(call, job, body.email)
    const draft = createDraft({ ...job, ...answers, email: body.email, ...toDraft(found, config) })
    if (found.applied) return toApplication(draft, config, 'applied')
    const whole = before && keepsValues(draft, before, config) ? withValuesOf(draft, before) : draft
    await drafts.begin(request, reply, id, whole)
    return toApplication(whole, config)
  })
}

function qualifies({ isOfAge, isEligible }: StartAnswers, config: Config): boolean {
  return isOfAge === 'yes' && (isEligible === 'yes' || config.REQUIRE_US_ELIGIBILITY === 'false')
}

/** The same person, who was found the first time. */
function canResume(before: Draft, { email }: StartAnswers): boolean {
  return isSameEmail(before.email, email) && before.state === 'open' && !before.checkFailed
}

/**
 * Whoever was somebody new, be it by mistake, has typed it themselves, if they still are or give the
 * same address; but the full prefill is a form of its own.
 */
function keepsValues(draft: Draft, before: Draft, config: Config): boolean {
  if (before.who !== 'new' || before.state !== 'open') return false
  if (draft.who === 'new') return true
  return config.EXISTING_CANDIDATE_PREFILL === 'masked' && isSameEmail(before.email, draft.email)
}

function isSameEmail(email: string, other: string): boolean {
  return email.toLowerCase() === other.toLowerCase()
}

/** Nobody shall type again what they have typed. */
function withValuesOf(draft: Draft, { values, fieldsToReview, resume }: Draft): Draft {
  return { ...draft, values, fieldsToReview, resume }
}

function toDraft(found: Identification, config: Config): Partial<Draft> & Pick<Draft, 'who'> {
  const { who, checkFailed, candidateId, person } = found
  if (!person) return { who, checkFailed }
  const full = config.EXISTING_CANDIDATE_PREFILL === 'full'
  return {
    who,
    candidateId,
    onFile: person,
    asksSelfIdentification: !hasSelfIdentified(person),
    ...(full && { values: { ...emptyApplication(), ...toKnownValues(person, 'file') } }),
  }
}
