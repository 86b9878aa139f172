import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import {
  type ApplicationDrafts,
  type DraftOwner,
  requireOpenDraft,
  requireVersion,
} from './application-drafts.ts'
import { type Draft, toAuditedApplication, toSubmittedDraft, versionOf } from './draft.ts'

interface Submission {
  jobId: string
  owner: DraftOwner
  /** Of the draft whose values the applicant has reviewed. */
  version: string
  prepare: (draft: Draft) => Promise<PreparedSubmission>
}

interface PreparedSubmission {
  thanks: boolean
  /** The upstream already has this application. */
  exists: boolean
  create: () => Promise<unknown>
}

/**
 * Submits an application once. The idempotency key must be the draft's current one. After an unknown
 * outcome, an application that already exists upstream is reported as submitted, not as
 * 'already-applied'.
 */
export async function submitOnce(
  { record, request }: RequestContext,
  drafts: ApplicationDrafts,
  { jobId, owner, version, prepare }: Submission,
): Promise<{ thanks: boolean }> {
  const stored = await drafts.read(jobId, owner)
  if (stored?.state === 'sent') return { thanks: stored.thanks }
  const draft = requireOpenDraft(stored)
  requireVersion(draft, [version])
  if (request.headers[idempotencyHeader] !== draft.key) throw new ProblemError('invalid-input')
  const { thanks, exists, create } = await prepare(draft)
  const audited = toAuditedApplication(jobId, draft)

  const complete = async () => {
    await drafts.update(jobId, owner, (current) => toSubmittedDraft(current, thanks))
    record({ event: 'application-sent', ...audited })
    return { thanks }
  }
  if (exists && draft.outcomeUnknown) return complete()
  if (exists) throw new ProblemError('already-applied')

  await drafts.update(jobId, owner, (current) => {
    // Another submission has claimed the draft meanwhile.
    if (current.key !== draft.key || current.submittingSince !== undefined)
      throw new ProblemError('outcome-unknown')
    requireVersion(current, [versionOf(draft)])
    return { ...current, submittingSince: Date.now() }
  })
  try {
    await create()
  } catch (error) {
    const problem = toProblem(error)
    const { hadNoEffect, isRejectedInput } = problem.details.cause as UpstreamError
    await drafts.update(jobId, owner, ({ submittingSince: _, ...current }) => {
      if (!hadNoEffect) return { ...current, key: randomUUID(), outcomeUnknown: true as const }
      return isRejectedInput ? { ...current, key: randomUUID() } : current
    })
    record({ event: 'application-refused', ...audited, code: problem.code })
    throw problem
  }
  return complete()
}

/** Rethrows anything but upstream errors. */
function toProblem(error: unknown): ProblemError {
  if (!(error instanceof UpstreamError)) throw error
  if (error.wasNeverSent) return new ProblemError('upstream-unreachable', { cause: error })
  const { upstreamMessage } = error
  if (error.isRejectedInput || (error.kind === 'refused' && !error.isRefusal))
    return new ProblemError('application-refused', { upstreamMessage, cause: error })
  // 401 and similar concern the gateway's own credentials.
  if (error.isRefusal) return new ProblemError('upstream-refused', { cause: error })
  return new ProblemError('outcome-unknown', { cause: error })
}
