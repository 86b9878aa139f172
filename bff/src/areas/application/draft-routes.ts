import {
  discardApplication,
  readApplication,
  saveApplication,
} from '@gatehouse/contracts/portal/application'
import type { AreaContext } from '../area-context.ts'
import type { ApplicationDrafts } from './application-drafts.ts'
import { type Draft, stepsFor } from './draft.ts'
import { toApplication } from './to-application.ts'
import { findUnreviewedFields } from './unreviewed-fields.ts'

/** Autosave: the draft survives reloads and crashes of the browser [decisions]. */
export function draftRoutes({ serve, config }: AreaContext, drafts: ApplicationDrafts) {
  serve(readApplication, async ({ params: { id }, request }) => {
    const { draft } = await drafts.find(request, id)
    return { application: draft ? toApplication(draft, config) : null }
  })

  serve(saveApplication, async ({ params: { id }, body: { step, values }, request }) => {
    const { owner } = await drafts.find(request, id)
    await drafts.update(request, id, owner, (draft) => ({
      ...draft,
      values,
      fieldsToReview: findUnreviewedFields(draft, values, step as Draft['step']),
      step:
        stepsFor(draft.applicantType, draft.asksSelfIdentification).find(
          (known) => known === step,
        ) ?? draft.step,
    }))
    return {}
  })

  serve(discardApplication, async ({ params: { id }, request }) => {
    const { owner } = await drafts.find(request, id)
    await drafts.delete(request, id, owner)
    return {}
  })
}
