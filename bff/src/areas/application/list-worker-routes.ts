import { listApplications } from '@gatehouse/contracts/portal/applications'
import type { AreaContext } from '../area-context.ts'
import type { ApplicationDraftsOf } from './application-drafts.ts'
import type { WorkerApplications } from './worker-applications.ts'

export function listWorkerRoutes(
  { serve, config }: AreaContext,
  draftsOf: ApplicationDraftsOf,
  applications: WorkerApplications,
) {
  serve(listApplications, async ({ caller: { userId }, request, reply }) => {
    const drafts = draftsOf(request, reply)
    const kept = await applications.list(userId)
    const shown = await Promise.all(
      kept.map(async ({ brand: code, ...application }) => {
        // A draft expires, is discarded, or is another browser's.
        if (application.state === 'begun') {
          const draft = await drafts.read(application.jobId, { userId })
          if (draft?.state !== 'open') return []
        }
        const name = config.JOB_BRAND_NAMES[code] ?? code
        return [{ ...application, brand: { code, name } }]
      }),
    )
    return { applications: shown.flat() }
  })
}
