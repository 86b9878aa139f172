import type { AreaContext } from '../area-context.ts'
import { alreadyAppliedRoutes } from './already-applied-routes.ts'
import { broaderSearchRoutes } from './broader-search-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { jobPages } from './pages/pages.ts'
import { postalCodeRoutes } from './postal-code-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { similarJobsRoutes } from './similar-jobs-routes.ts'

/** Finding a job [2 §2 Job search results page, Job detail and apply page]. */
export function jobs(gatehouse: AreaContext) {
  searchRoutes(gatehouse)
  broaderSearchRoutes(gatehouse)
  jobRoutes(gatehouse)
  similarJobsRoutes(gatehouse)
  alreadyAppliedRoutes(gatehouse)
  postalCodeRoutes(gatehouse)
  jobPages(gatehouse)
}
