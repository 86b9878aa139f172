import { createDrafts } from '../../store/encrypted-drafts.ts'
import type { AreaContext } from '../area-context.ts'
import { type ApplicationDraftsOf, applicationDrafts } from './application-drafts.ts'
import { draftRoutes } from './draft-routes.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { listWorkerRoutes } from './list-worker-routes.ts'
import { resumeRoutes } from './resume/resume-routes.ts'
import { startRoutes } from './start-routes.ts'
import { startWorkerRoutes } from './start-worker-routes.ts'
import { submitRoutes } from './submit-routes.ts'
import { submitWorkerRoutes } from './submit-worker-routes.ts'
import { createWorkerApplications } from './worker-applications.ts'

export function application(area: AreaContext) {
  const { keyValueStore, cookies, config, hmac } = area
  const seconds = config.APPLICATION_HOURS * 3600
  const encryptedDrafts = createDrafts(keyValueStore, hmac, cookies.application, seconds)
  const draftsOf: ApplicationDraftsOf = (request, reply) =>
    applicationDrafts(encryptedDrafts, request, reply)
  const applications = createWorkerApplications(keyValueStore, hmac)
  startRoutes(area, draftsOf)
  startWorkerRoutes(area, draftsOf, applications)
  draftRoutes(area, draftsOf)
  resumeRoutes(area, draftsOf)
  submitRoutes(area, draftsOf)
  submitWorkerRoutes(area, draftsOf, applications)
  listWorkerRoutes(area, draftsOf, applications)
  handOverRoutes(area, draftsOf)
}
