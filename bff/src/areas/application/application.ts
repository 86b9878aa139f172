import { createDrafts } from '../../store/encrypted-drafts.ts'
import type { AreaContext } from '../area-context.ts'
import { createApplicationDrafts } from './application-drafts.ts'
import { draftRoutes } from './draft-routes.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { uploadRoutes } from './resume/upload-routes.ts'
import { startRoutes } from './start-routes.ts'
import { startWorkerRoutes } from './start-worker-routes.ts'
import { submitRoutes } from './submit-routes.ts'
import { submitWorkerRoutes } from './submit-worker-routes.ts'

export function application(context: AreaContext) {
  const { keyValueStore, cookies, config } = context
  const drafts = createApplicationDrafts(
    createDrafts(keyValueStore, cookies.application, config.APPLICATION_HOURS * 3600),
  )
  startRoutes(context, drafts)
  startWorkerRoutes(context, drafts)
  draftRoutes(context, drafts)
  uploadRoutes(context, drafts)
  submitRoutes(context, drafts)
  submitWorkerRoutes(context, drafts)
  handOverRoutes(context, drafts)
}
