import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { Drafts } from '../../store/encrypted-drafts.ts'
import type { Draft } from './draft.ts'

/** After so long nobody will tell any more what has become of a try to send it. */
const knownWithinMs = 60_000

/** Whose it is: a worker's is another one than that of whoever uses their browser. */
type Whose = { userId: string } | 'anybody'

/** The applications of a browser, each to one job. */
export function draftsOfJobs(drafts: Drafts) {
  const aboutOf = (jobId: string, whose: Whose) =>
    whose === 'anybody' ? `application ${jobId}` : `application ${jobId} of ${whose.userId}`

  async function read(request: FastifyRequest, jobId: string, whose: Whose) {
    const kept = (await drafts.read(request, aboutOf(jobId, whose))) as Draft | undefined
    return kept && settled(kept)
  }

  return {
    read,
    /** The caller's own, if there is one, else the browser's. */
    async find(request: FastifyRequest, jobId: string) {
      const userId = request.session?.caller?.userId
      const own = userId === undefined ? undefined : await read(request, jobId, { userId })
      if (own && userId !== undefined) return { draft: own, whose: { userId } as Whose }
      return { draft: await read(request, jobId, 'anybody'), whose: 'anybody' as Whose }
    },
    begin(request: FastifyRequest, reply: FastifyReply, jobId: string, draft: Draft) {
      const whose = draft.userId === undefined ? 'anybody' : { userId: draft.userId }
      return drafts.create(request, reply, aboutOf(jobId, whose), draft)
    },
    /** Changes one that is open, and gives it; throws 'draft-expired' when there is none. */
    async change(
      request: FastifyRequest,
      jobId: string,
      whose: Whose,
      change: (draft: Draft) => Draft,
    ): Promise<Draft> {
      let changed: Draft | undefined
      await drafts.update(request, aboutOf(jobId, whose), (kept) => {
        changed = change(openOnly(kept ? settled(kept as Draft) : undefined))
        return changed
      })
      return openOnly(changed, true)
    },
    forget: (request: FastifyRequest, jobId: string, whose: Whose) =>
      drafts.delete(request, aboutOf(jobId, whose)),
  }
}

export type DraftsOfJobs = ReturnType<typeof draftsOfJobs>

/** Throws 'draft-expired' for one that is not there, or sent already. */
export function openOnly(draft: Draft | undefined, sentToo = false): Draft {
  if (!draft || (draft.state === 'sent' && !sentToo)) throw new ProblemError('draft-expired')
  return draft
}

/** Whoever sent it has died meanwhile: the next try is another one, and asks first. */
function settled(draft: Draft): Draft {
  const { sendingSince, ...rest } = draft
  if (sendingSince === undefined || Date.now() - sendingSince < knownWithinMs) return draft
  // The same for all who look, until it is kept.
  return { ...rest, key: hash('sha256', `${draft.key} again`, 'base64url'), unsure: true }
}
