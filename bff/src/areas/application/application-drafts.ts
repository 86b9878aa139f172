import { hash } from 'node:crypto'
import { visitHeader } from '@gatehouse/contracts/request-headers'
import { isSameAccount } from '@gatehouse/contracts/rules/account-key'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { lostAfterMs } from '../../settings/longest-request.ts'
import type { DraftsOf } from '../../store/encrypted-drafts.ts'
import { type Draft, versionOf } from './draft.ts'

const applicantTopic = 'applicant'

const latestTopic = 'latest application'

const maxVisits = 10

interface Applicant {
  email: string
}

/** A worker's draft is separate from the browser's anonymous one. */
export type DraftOwner = { userId: string } | 'browser'

export function applicationDrafts(
  draftsOf: DraftsOf,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const drafts = draftsOf(request, reply)
  const draftKeyOf = (jobId: string, owner: DraftOwner) =>
    owner === 'browser' ? `application ${jobId}` : `application ${jobId} of ${owner.userId}`

  const header = request.headers[visitHeader]
  const visit = typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : ''
  const ofThisVisit = (draft: Draft): Draft => {
    const others = draft.visits?.filter((one) => one !== visit) ?? []
    return { ...draft, visits: [...others, visit].slice(-maxVisits) }
  }
  /** A submitted draft holds nothing personal; a worker's opens to the account alone. */
  const isOpen = ({ state, userId, visits }: Draft) =>
    state === 'sent' || userId !== undefined || visits?.includes(visit) === true
  const ifOpen = (draft: Draft | undefined) => (draft && isOpen(draft) ? draft : undefined)

  async function readStored(jobId: string, owner: DraftOwner) {
    const draft = (await drafts.read(draftKeyOf(jobId, owner))) as Draft | undefined
    return draft && withExpiredSubmission(draft)
  }
  const read = async (jobId: string, owner: DraftOwner) => ifOpen(await readStored(jobId, owner))

  /** Another applicant at the same browser gets another cookie: a copy of the former reads nothing. */
  async function renewForAnother(jobId: string, email: string) {
    const applicant = (await drafts.read(applicantTopic)) as Applicant | undefined
    if (!applicant || !isSameAccount(applicant.email, email)) {
      await drafts.delete(draftKeyOf(jobId, 'browser'))
      drafts.renew()
    }
    await drafts.create(applicantTopic, { email } satisfies Applicant)
  }

  return {
    read,
    async hasEarlierDraft(jobId: string, owner: DraftOwner) {
      const draft = await readStored(jobId, owner)
      return draft !== undefined && !isOpen(draft)
    },
    /** The latest that the browser's applicant began, and has not sent. */
    async readLatest() {
      const { jobId = '' } = ((await drafts.read(latestTopic)) ?? {}) as { jobId?: string }
      const draft = await readStored(jobId, 'browser')
      return draft?.state === 'open' ? { jobId, draft } : undefined
    },
    /** The draft of this visit, or of an earlier one under this e-mail address. */
    async readOf(jobId: string, email: string) {
      const draft = await readStored(jobId, 'browser')
      return draft && isSameAccount(draft.email, email) ? draft : ifOpen(draft)
    },
    /** Opens a draft to this visit. */
    async reopen(jobId: string, email: string, changes: Partial<Draft> = {}): Promise<Draft> {
      let reopened: Draft | undefined
      await drafts.update(draftKeyOf(jobId, 'browser'), (stored) => {
        if (!stored) throw new ProblemError('draft-expired')
        if (!isSameAccount((stored as Draft).email, email)) throw new ProblemError('email-unknown')
        reopened = { ...ofThisVisit(withExpiredSubmission(stored as Draft)), ...changes }
        return reopened
      })
      return requireOpenDraft(reopened)
    },
    async create(jobId: string, draft: Draft) {
      const owner = draft.userId === undefined ? 'browser' : { userId: draft.userId }
      if (owner === 'browser') {
        await renewForAnother(jobId, draft.email)
        await drafts.create(latestTopic, { jobId })
      }
      await drafts.create(draftKeyOf(jobId, owner), ofThisVisit(draft))
    },
    async update(
      jobId: string,
      owner: DraftOwner,
      change: (draft: Draft) => Draft,
    ): Promise<Draft> {
      let updated: Draft | undefined
      await drafts.update(draftKeyOf(jobId, owner), (stored) => {
        updated = change(
          requireOpenDraft(ifOpen(stored ? withExpiredSubmission(stored as Draft) : undefined)),
        )
        return updated
      })
      return requireOpenDraft(updated, true)
    },
    delete: (jobId: string, owner: DraftOwner) => drafts.delete(draftKeyOf(jobId, owner)),
  }
}

export type ApplicationDrafts = ReturnType<typeof applicationDrafts>

export type ApplicationDraftsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => ApplicationDrafts

export type OwnerOf = (request: FastifyRequest) => DraftOwner

export const browserOwner: OwnerOf = () => 'browser'

/** For endpoints whose access is 'signed-in'. */
export const workerOwner: OwnerOf = ({ session: { caller } }) => {
  if (!caller) throw new TypeError('a worker draft needs a caller')
  return { userId: caller.userId }
}

/** For `admit`: rejects a request without a draft before its body, of up to 384 kB, is read. */
export function requireDraft(draftsOf: ApplicationDraftsOf, ownerOf: OwnerOf) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string }
    const draft = await draftsOf(request, reply).read(id, ownerOf(request))
    if (!draft) throw new ProblemError('draft-expired')
  }
}

/** Throws 'draft-expired' for a missing draft, 'already-sent' for a submitted one. */
export function requireOpenDraft(draft: Draft | undefined, allowSubmitted = false): Draft {
  if (!draft) throw new ProblemError('draft-expired')
  if (draft.state === 'sent' && !allowSubmitted) throw new ProblemError('already-sent')
  return draft
}

/** Throws 'draft-changed' unless the draft has one of the versions. */
export function requireVersion(draft: Draft, versions: readonly string[]) {
  if (!versions.includes(versionOf(draft))) throw new ProblemError('draft-changed')
}

/** After a crash during submission: the next one gets another key and checks for a duplicate first. */
function withExpiredSubmission(draft: Draft): Draft {
  const { submittingSince, ...rest } = draft
  if (submittingSince === undefined || Date.now() - submittingSince < lostAfterMs) return draft
  // Deterministic: concurrent readers must see the same key until it is stored.
  return { ...rest, key: hash('sha256', `${draft.key} again`, 'base64url'), outcomeUnknown: true }
}
