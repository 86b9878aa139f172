import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { type Draft, sentDraft } from './draft.ts'
import { type DraftsOfJobs, openOnly } from './drafts-of-job.ts'

type Whose = Parameters<DraftsOfJobs['read']>[2]

interface Sending {
  request: FastifyRequest
  jobId: string
  whose: Whose
  /** Checks it and gives what is sent; nothing has changed upstream yet. */
  prepare: (draft: Draft) => Promise<Prepared>
}

interface Prepared {
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
export async function sendOnce(
  { audit }: Pick<AreaContext, 'audit'>,
  drafts: DraftsOfJobs,
  { request, jobId, whose, prepare }: Sending,
): Promise<{ thanks: boolean }> {
  const found = await drafts.read(request, jobId, whose)
  if (found?.state === 'sent') return { thanks: found.thanks }
  const draft = openOnly(found)
  if (request.headers[idempotencyHeader] !== draft.key) throw new ProblemError('invalid-input')
  const { thanks, exists, create } = await prepare(draft)
  const record = { job: jobId, who: draft.who, ...(draft.userId && { user: draft.userId }) }

  const sent = async () => {
    await drafts.change(request, jobId, whose, (now) => sentDraft(now, thanks))
    audit.record({ event: 'application-sent', ...record }, request)
    return { thanks }
  }
  if (exists && draft.unsure) return sent()
  if (exists) throw new ProblemError('already-applied')

  await drafts.change(request, jobId, whose, (now) => ({ ...now, sendingSince: Date.now() }))
  try {
    await create()
  } catch (fault) {
    const refusal = toRefusal(fault)
    const { hadNoEffect: neverHappened } = refusal.details.cause as UpstreamError
    await drafts.change(request, jobId, whose, ({ sendingSince: _, ...now }) => {
      if (refusal.code === 'application-refused') return { ...now, key: randomUUID() }
      return neverHappened ? now : { ...now, key: randomUUID(), unsure: true as const }
    })
    audit.record({ event: 'application-refused', ...record, code: refusal.code }, request)
    throw refusal
  }
  return sent()
}

/** Anything else than an upstream's fault is a fault of ours, and thrown as it is. */
function toRefusal(fault: unknown): ProblemError {
  if (!(fault instanceof UpstreamError)) throw fault
  // 401 and the like speak of the gateway's credentials.
  if (fault.isNotFound)
    return new ProblemError('application-refused', { said: fault.upstreamMessage, cause: fault })
  if (fault.hadNoEffect) return new ProblemError('upstream-unreachable', { cause: fault })
  return new ProblemError('outcome-unknown', { cause: fault })
}
