import {
  discardApplication,
  discardWorkerApplication,
  readApplication,
  readWorkerApplication,
  reopenApplication,
  saveApplication,
  saveWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { readLatestDraft } from '@gatehouse/contracts/portal/applications'
import type { AreaContext } from '../area-context.ts'
import {
  type ApplicationDraftsOf,
  browserOwner,
  type OwnerOf,
  requireDraft,
  requireVersion,
  workerOwner,
} from './application-drafts.ts'
import { type Draft, stepsFor } from './draft.ts'
import { toApplication } from './to-application.ts'
import { findUnreviewedFields } from './unreviewed-fields.ts'

/** Autosave: the draft survives reloads and crashes of the browser [4]. */
export function draftRoutes(area: AreaContext, draftsOf: ApplicationDraftsOf) {
  const { serve, config } = area
  serve(readLatestDraft, async ({ request, reply }) => {
    const { jobId, draft } = (await draftsOf(request, reply).readLatest()) ?? {}
    // Internal staff begin applications for others.
    if (!jobId || !draft?.summary || draft.audience === 'internal') return { application: null }
    const { title, place } = draft.summary
    return { application: { jobId, brand: { code: draft.brand }, title, place } }
  })

  serve(reopenApplication, async ({ params: { id }, body: { email }, ...context }) => {
    const { addressLimits, request, reply } = context
    await addressLimits.take('emailChecks')
    return toApplication(await draftsOf(request, reply).reopen(id, email), config)
  })
  serveDraft(area, draftsOf, browserOwner, {
    read: readApplication,
    save: saveApplication,
    discard: discardApplication,
  })
  serveDraft(area, draftsOf, workerOwner, {
    read: readWorkerApplication,
    save: saveWorkerApplication,
    discard: discardWorkerApplication,
  })
}

interface DraftEndpoints {
  read: typeof readApplication | typeof readWorkerApplication
  save: typeof saveApplication | typeof saveWorkerApplication
  discard: typeof discardApplication | typeof discardWorkerApplication
}

function serveDraft(
  { serve, config }: AreaContext,
  draftsOf: ApplicationDraftsOf,
  ownerOf: OwnerOf,
  endpoints: DraftEndpoints,
) {
  serve(endpoints.read, async ({ params: { id }, request, reply }) => {
    const [drafts, owner] = [draftsOf(request, reply), ownerOf(request)]
    const draft = await drafts.read(id, owner)
    if (!draft) return { application: null, isKept: await drafts.hasEarlierDraft(id, owner) }
    return { application: toApplication(draft, config), isKept: false }
  })

  serve(
    endpoints.save,
    async ({ params: { id }, body, request, reply }) => {
      const { step, values, versions, nextVersion } = body
      await draftsOf(request, reply).update(id, ownerOf(request), (draft) => {
        requireVersion(draft, versions)
        const steps = stepsFor(draft.applicantType, draft.asksSelfIdentification)
        return {
          ...draft,
          version: nextVersion,
          values,
          fieldsToReview: findUnreviewedFields(draft, values, step as Draft['step']),
          step: steps.find((known) => known === step) ?? draft.step,
        }
      })
      return {}
    },
    { admit: requireDraft(draftsOf, ownerOf) },
  )

  serve(endpoints.discard, async ({ params: { id }, request, reply }) => {
    await draftsOf(request, reply).delete(id, ownerOf(request))
    return {}
  })
}
