import type { BodyOf } from '@gatehouse/contracts/endpoint'
import { startApplication } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import type { Config } from '../../config.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { askOpenJob } from './ask-open-job.ts'
import { type Draft, newDraft } from './draft.ts'
import type { DraftsOfJobs } from './drafts-of-job.ts'
import { checkWho, type Found } from './identify-candidate.ts'
import { toKnownValues } from './known-values.ts'
import { hasSelfIdentified } from './self-identified.ts'
import { toApplication } from './to-application.ts'

type Answers = BodyOf<typeof startApplication>

/** The two questions, and who applies [2 §2 Apply flow 1, 2; §4 Candidate status]. */
export function start({ serve, config, limits }: AreaContext, drafts: DraftsOfJobs) {
  serve(startApplication, async ({ params: { id }, body, call, request, reply }) => {
    if (!qualifies(body, config)) throw new ProblemError('not-qualified')
    // Those drive for another site, which takes their applications [2 §1].
    if (body.brandId === driversBrand) throw new ProblemError('not-found')
    await limits.take('emailChecks', request.ip)
    const job = await askOpenJob(call, id, body)
    const before = await drafts.read(request, id, 'anybody')
    const answers = { isOfAge: body.isOfAge === 'yes', isEligible: body.isEligible === 'yes' }
    if (before && goesOn(before, body)) {
      const draft = { ...before, ...job, ...answers }
      await drafts.begin(request, reply, id, draft)
      return toApplication(draft, config)
    }
    const found = await checkWho(call, job, body.email)
    const draft = newDraft({ ...job, ...answers, email: body.email, ...toDraft(found, config) })
    if (found.applied) return toApplication(draft, config, 'applied')
    const whole = before && keepsTyped(draft, before, config) ? withTyped(draft, before) : draft
    await drafts.begin(request, reply, id, whole)
    return toApplication(whole, config)
  })
}

function qualifies({ isOfAge, isEligible }: Answers, config: Config): boolean {
  return isOfAge === 'yes' && (isEligible === 'yes' || config.REQUIRE_US_ELIGIBILITY === 'false')
}

/** The same person, who was found the first time. */
function goesOn(before: Draft, { email }: Answers): boolean {
  return isSame(before.email, email) && before.state === 'open' && !before.checkFailed
}

/**
 * Whoever was somebody new, be it by mistake, has typed it themselves, if they still are or give the
 * same address; but the full prefill is a form of its own.
 */
function keepsTyped(draft: Draft, before: Draft, config: Config): boolean {
  if (before.who !== 'new' || before.state !== 'open') return false
  if (draft.who === 'new') return true
  return config.EXISTING_CANDIDATE_PREFILL === 'masked' && isSame(before.email, draft.email)
}

function isSame(email: string, other: string): boolean {
  return email.toLowerCase() === other.toLowerCase()
}

/** Nobody shall type again what they have typed. */
function withTyped(draft: Draft, { values, checkThis, resume }: Draft): Draft {
  return { ...draft, values, checkThis, resume }
}

function toDraft(found: Found, config: Config): Partial<Draft> & Pick<Draft, 'who'> {
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
