import type { AreaContext } from '../area-context.ts'
import { createApplicationDrafts } from './application-drafts.ts'
import { draftRoutes } from './draft-routes.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { uploadRoutes } from './resume/upload-routes.ts'
import { startRoutes } from './start-routes.ts'
import { startWorkerRoutes } from './start-worker-routes.ts'
import { submitRoutes } from './submit-routes.ts'
import { submitWorkerRoutes } from './submit-worker-routes.ts'

/** Applying for a job [2 §2 Apply flow, §4]. */
export function application(gatehouse: AreaContext) {
  const drafts = createApplicationDrafts(gatehouse.drafts)
  startRoutes(gatehouse, drafts)
  startWorkerRoutes(gatehouse, drafts)
  draftRoutes(gatehouse, drafts)
  uploadRoutes(gatehouse, drafts)
  submitRoutes(gatehouse, drafts)
  submitWorkerRoutes(gatehouse, drafts)
  handOverRoutes(gatehouse, drafts)
}
