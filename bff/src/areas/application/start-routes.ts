import type { BodyOf } from '@gatehouse/contracts/endpoint'
import { changeApplicationEmail, startApplication } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { accountKey, isSameAccount } from '@gatehouse/contracts/rules/account-key'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { networkOf } from '../../http/network-of.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Config } from '../../settings/config.ts'
import { namedRecord } from '../../store/named-record.ts'
import { lookupSeconds } from '../../store/rate-limits.ts'
import type { AreaContext } from '../area-context.ts'
import { toKnownValues } from '../resume/fields/to-known-values.ts'
import {
  type ApplicationDrafts,
  type ApplicationDraftsOf,
  requireOpenDraft,
} from './application-drafts.ts'
import { createDraft, type Draft, type DraftJob, toDraftJob } from './draft.ts'
import { fetchOpenJob } from './fetch-open-job.ts'
import { hasSelfIdentified } from './has-self-identified.ts'
import { type Identification, identifyCandidate, lookupFailed } from './identify-candidate.ts'
import { lockedFieldsOf } from './locked-fields.ts'
import { toApplication } from './to-application.ts'

type StartAnswers = BodyOf<typeof startApplication>

interface Start {
  applicant: DraftJob & Pick<Draft, 'isOfAge' | 'isEligible' | 'email'>
  identification: Identification
  /** As of after the lookup. */
  previous: Draft | undefined
}

export function startRoutes(area: AreaContext, draftsOf: ApplicationDraftsOf) {
  const { serve, config } = area
  serve(startApplication, async ({ params: { id }, body, ...context }) => {
    const { call, request, reply } = context
    const drafts = draftsOf(request, reply)
    if (!qualifies(body, config)) throw new ProblemError('not-qualified')
    const job = await fetchOpenJob(call, id, body)
    const previous = await drafts.readOf(id, body.email)
    const answers = { isOfAge: body.isOfAge === 'yes', isEligible: body.isEligible === 'yes' }
    if (previous && canResume(previous, body))
      return toApplication(await drafts.reopen(id, body.email, { ...job, ...answers }), config)
    await countLookup(area, context, body.email)
    const identification =
      body.lookUpLater === 'yes' ? lookupFailed : await identifyCandidate(call, job, body.email)
    const applicant = { ...job, ...answers, email: body.email }
    const latest = await drafts.readOf(id, body.email)
    return store(drafts, id, { applicant, identification, previous: latest })
  })

  serve(changeApplicationEmail, async ({ params: { id }, body: { email }, ...context }) => {
    const { call, request, reply } = context
    const drafts = draftsOf(request, reply)
    const previous = requireOpenDraft(await drafts.read(id, 'browser'))
    await countLookup(area, context, email)
    const job = toDraftJob(previous)
    const { isOfAge, isEligible } = previous
    const identification = await identifyCandidate(call, job, email)
    const applicant = { ...job, isOfAge, isEligible, email }
    const latest = requireOpenDraft(await drafts.read(id, 'browser'))
    return store(drafts, id, { applicant, identification, previous: latest })
  })

  async function store(
    drafts: ApplicationDrafts,
    id: string,
    { applicant, identification, previous }: Start,
  ) {
    const draft = createDraft({ ...applicant, ...toDraft(identification, config) })
    if (identification.applied) return toApplication(draft, config, 'applied')
    const merged =
      previous && keepsValues(draft, previous, config)
        ? withValuesOf(draft, previous, config)
        : draft
    await drafts.create(id, merged)
    return toApplication(merged, config)
  }
}

/** Each tells whether an address is known, so different ones are counted, per network. */
async function countLookup(
  { keyValueStore, hmac }: AreaContext,
  { addressLimits, request }: RequestContext,
  email: string,
) {
  const lookup = accountKey(`${networkOf(request.ip)}|${email}`)
  const counted = namedRecord(keyValueStore, 'lookup', hmac.names('limit', lookup))
  if (!(await counted.setIfAbsent('', lookupSeconds))) return
  await addressLimits.take('emailChecks').catch(async (error) => {
    await counted.delete()
    throw error
  })
}

function qualifies({ isOfAge, isEligible }: StartAnswers, config: Config): boolean {
  return isOfAge === 'yes' && (isEligible === 'yes' || config.REQUIRE_US_ELIGIBILITY === 'false')
}

/** A submitted draft has no address. */
function canResume(previous: Draft, { email }: StartAnswers): boolean {
  return isSameAccount(previous.email, email) && !previous.checkFailed
}

/**
 * A new applicant typed all values themselves, so they are kept if the applicant is still new or uses
 * the same address. A full prefill replaces them.
 */
function keepsValues(draft: Draft, previous: Draft, config: Config): boolean {
  if (previous.applicantType !== 'new') return false
  if (draft.applicantType === 'new') return true
  return (
    config.EXISTING_CANDIDATE_PREFILL === 'masked' && isSameAccount(previous.email, draft.email)
  )
}

function withValuesOf(draft: Draft, previous: Draft, config: Config): Draft {
  const { values, fieldsToReview, offers, resume, step } = previous
  const personal = { ...values.personal }
  for (const field of lockedFieldsOf(draft, config)) personal[field] = ''
  const typed = { ...draft, values: { ...values, personal }, fieldsToReview, offers, resume }
  return draft.applicantType === 'new' ? { ...typed, step } : typed
}

function toDraft(
  identification: Identification,
  config: Config,
): Partial<Draft> & Pick<Draft, 'applicantType'> {
  const { applicantType, checkFailed, candidateId, candidateRecord } = identification
  if (!candidateRecord) return { applicantType, checkFailed }
  const isPrefilled = config.EXISTING_CANDIDATE_PREFILL === 'full'
  return {
    applicantType,
    candidateId,
    candidateRecord,
    asksSelfIdentification: !hasSelfIdentified(candidateRecord),
    ...(isPrefilled && {
      values: { ...emptyApplication(), ...toKnownValues(candidateRecord, 'file') },
    }),
  }
}
