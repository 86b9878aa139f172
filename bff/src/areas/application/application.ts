import { createDrafts } from '../../store/encrypted-drafts.ts'
import type { AreaContext } from '../area-context.ts'
import { type ApplicationDraftsOf, applicationDrafts } from './application-drafts.ts'
import { draftRoutes } from './draft-routes.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { uploadRoutes } from './resume/upload-routes.ts'
import { startRoutes } from './start-routes.ts'
import { startWorkerRoutes } from './start-worker-routes.ts'
import { submitRoutes } from './submit-routes.ts'
import { submitWorkerRoutes } from './submit-worker-routes.ts'

export function application(context: AreaContext) {
  const { keyValueStore, cookies, config } = context
  const seconds = config.APPLICATION_HOURS * 3600
  const encryptedDrafts = createDrafts(keyValueStore, cookies.application, seconds)
  const draftsOf: ApplicationDraftsOf = (request, reply) =>
    applicationDrafts(encryptedDrafts, request, reply)
  startRoutes(context, draftsOf)
  startWorkerRoutes(context, draftsOf)
  draftRoutes(context, draftsOf)
  uploadRoutes(context, draftsOf)
  submitRoutes(context, draftsOf)
  submitWorkerRoutes(context, draftsOf)
  handOverRoutes(context, draftsOf)
}
