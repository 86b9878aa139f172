import type { AreaContext } from '../area-context.ts'
import { applied } from './applied.ts'
import { wider } from './broader-search.ts'
import { job } from './job.ts'
import { pages } from './pages/pages.ts'
import { postalCode } from './postal-code.ts'
import { search } from './search.ts'
import { similar } from './similar.ts'

/** Finding a job [2 §2 Job search results page, Job detail and apply page]. */
export function jobs(gatehouse: AreaContext) {
  search(gatehouse)
  wider(gatehouse)
  job(gatehouse)
  similar(gatehouse)
  applied(gatehouse)
  postalCode(gatehouse)
  pages(gatehouse)
}
