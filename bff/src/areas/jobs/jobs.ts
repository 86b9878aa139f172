import type { AreaContext } from '../area-context.ts'
import { alreadyAppliedRoutes } from './already-applied-routes.ts'
import { broaderSearchRoutes } from './broader-search-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { jobPages } from './pages/pages.ts'
import { postalCodeRoutes } from './postal-code-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { similarJobsRoutes } from './similar-jobs-routes.ts'

export function jobs(area: AreaContext) {
  searchRoutes(area)
  broaderSearchRoutes(area)
  jobRoutes(area)
  similarJobsRoutes(area)
  alreadyAppliedRoutes(area)
  postalCodeRoutes(area)
  jobPages(area)
}
