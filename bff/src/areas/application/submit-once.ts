import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { type ApplicationDrafts, requireOpenDraft } from './application-drafts.ts'
import { type Draft, toSubmittedDraft } from './draft.ts'

type DraftOwner = Parameters<ApplicationDrafts['read']>[2]

interface Submission {
  request: FastifyRequest
  jobId: string
  whose: DraftOwner
  /** Checks it and gives what is sent; nothing has changed upstream yet. */
  prepare: (draft: Draft) => Promise<PreparedSubmission>
}

interface PreparedSubmission {
  thanks: boolean
  /** Whether there is such an application already. */
  exists: boolean
  create: () => Promise<unknown>
}

/**
 * Sends an application once. The key that came with it has to be the draft's own: an earlier one was
 * answered before, or is of a try that failed, after which the draft has another. One whose outcome
 * nobody knows is asked for first: where it came through it is told so, not 'already-applied'.
 */
export async function submitOnce(
  { audit }: Pick<AreaContext, 'audit'>,
  drafts: ApplicationDrafts,
  { request, jobId, whose, prepare }: Submission,
): Promise<{ thanks: boolean }> {
  const found = await drafts.read(request, jobId, whose)
  if (found?.state === 'sent') return { thanks: found.thanks }
  const draft = requireOpenDraft(found)
  if (request.headers[idempotencyHeader] !== draft.key) throw new ProblemError('invalid-input')
  const { thanks, exists, create } = await prepare(draft)
  const record = { job: jobId, who: draft.who, ...(draft.userId && { user: draft.userId }) }

  const sent = async () => {
    await drafts.change(request, jobId, whose, (now) => toSubmittedDraft(now, thanks))
    audit.record({ event: 'application-sent', ...record }, request)
    return { thanks }
  }
  if (exists && draft.outcomeUnknown) return sent()
  if (exists) throw new ProblemError('already-applied')

  await drafts.change(request, jobId, whose, (now) => ({ ...now, submittingSince: Date.now() }))
  try {
    await create()
  } catch (error) {
    const refusal = toProblem(error)
    const { hadNoEffect: neverHappened } = refusal.particulars.cause as UpstreamError
    await drafts.change(request, jobId, whose, ({ submittingSince: _, ...now }) => {
      if (refusal.code === 'application-refused') return { ...now, key: randomUUID() }
      return neverHappened ? now : { ...now, key: randomUUID(), outcomeUnknown: true as const }
    })
    audit.record({ event: 'application-refused', ...record, code: refusal.code }, request)
    throw refusal
  }
  return sent()
}

/** Anything else than an upstream's error is a error of ours, and thrown as it is. */
function toProblem(error: unknown): ProblemError {
  if (!(error instanceof UpstreamError)) throw error
  // 401 and the like speak of the gateway's credentials.
  if (error.isNotFound)
    return new ProblemError('application-refused', { said: error.upstreamMessage, cause: error })
  if (error.hadNoEffect) return new ProblemError('upstream-unreachable', { cause: error })
  return new ProblemError('outcome-unknown', { cause: error })
}
