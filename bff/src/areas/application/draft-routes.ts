import {
  discardApplication,
  readApplication,
  saveApplication,
} from '@gatehouse/contracts/portal/application'
import type { AreaContext } from '../area-context.ts'
import { type Draft, stepsFor } from './draft.ts'
import type { DraftsOfJobs } from './drafts-of-job.ts'
import { toApplication } from './to-application.ts'
import { stillToCheck } from './unreviewed-fields.ts'

/** What has been typed so far survives whatever happens to the browser [decisions]. */
export function kept({ serve, config }: AreaContext, drafts: DraftsOfJobs) {
  serve(readApplication, async ({ params: { id }, request }) => {
    const { draft } = await drafts.find(request, id)
    return { application: draft ? toApplication(draft, config) : null }
  })

  serve(saveApplication, async ({ params: { id }, body: { step, values }, request }) => {
    const { whose } = await drafts.find(request, id)
    await drafts.change(request, id, whose, (draft) => ({
      ...draft,
      values,
      checkThis: stillToCheck(draft, values, step as Draft['step']),
      step:
        stepsFor(draft.who, draft.asksSelfIdentification).find((one) => one === step) ?? draft.step,
    }))
    return {}
  })

  serve(discardApplication, async ({ params: { id }, request }) => {
    const { whose } = await drafts.find(request, id)
    await drafts.forget(request, id, whose)
    return {}
  })
}
