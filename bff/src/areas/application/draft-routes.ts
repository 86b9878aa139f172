import {
  discardApplication,
  readApplication,
  reopenApplication,
  saveApplication,
} from '@gatehouse/contracts/portal/application'
import type { AreaContext } from '../area-context.ts'
import { type ApplicationDraftsOf, requireDraft, requireVersion } from './application-drafts.ts'
import { type Draft, stepsFor } from './draft.ts'
import { toApplication } from './to-application.ts'
import { findUnreviewedFields } from './unreviewed-fields.ts'

/** Autosave: the draft survives reloads and crashes of the browser [4]. */
export function draftRoutes({ serve, config }: AreaContext, draftsOf: ApplicationDraftsOf) {
  serve(readApplication, async ({ params: { id }, request, reply }) => {
    const drafts = draftsOf(request, reply)
    const { draft } = await drafts.find(id)
    if (!draft) return { application: null, isKept: await drafts.isKept(id) }
    return { application: toApplication(draft, config), isKept: false }
  })

  serve(reopenApplication, async ({ params: { id }, body: { email }, ...context }) => {
    const { addressLimits, request, reply } = context
    await addressLimits.take('emailChecks')
    return toApplication(await draftsOf(request, reply).reopen(id, email), config)
  })

  serve(
    saveApplication,
    async ({ params: { id }, body, request, reply }) => {
      const drafts = draftsOf(request, reply)
      const { owner } = await drafts.find(id)
      const { step, values, versions, nextVersion } = body
      await drafts.update(id, owner, (draft) => {
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
    { admit: requireDraft(draftsOf) },
  )

  serve(discardApplication, async ({ params: { id }, request, reply }) => {
    const drafts = draftsOf(request, reply)
    const { owner } = await drafts.find(id)
    await drafts.delete(id, owner)
    return {}
  })
}
