import type { AreaContext } from '../area-context.ts'
import { createApplicationDrafts } from './application-drafts.ts'
import { draftRoutes } from './draft-routes.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { uploadRoutes } from './resume/upload-routes.ts'
import { startRoutes } from './start-routes.ts'
import { startWorkerRoutes } from './start-worker-routes.ts'
import { submitRoutes } from './submit-routes.ts'
import { submitWorkerRoutes } from './submit-worker-routes.ts'

/** Job applications [2 §2 Apply flow, §4]. */
export function application(context: AreaContext) {
  const drafts = createApplicationDrafts(context.drafts)
  startRoutes(context, drafts)
  startWorkerRoutes(context, drafts)
  draftRoutes(context, drafts)
  uploadRoutes(context, drafts)
  submitRoutes(context, drafts)
  submitWorkerRoutes(context, drafts)
  handOverRoutes(context, drafts)
}
