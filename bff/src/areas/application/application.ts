import { createDrafts } from '../../store/encrypted-drafts.ts'
import type { AreaContext } from '../area-context.ts'
import { kept } from './draft-routes.ts'
import { draftsOfJobs } from './drafts-of-job.ts'
import { handOver } from './hand-over.ts'
import { uploads } from './resume/upload.ts'
import { start } from './start.ts'
import { startWorker } from './start-worker.ts'
import { submit } from './submit.ts'
import { submitWorker } from './submit-worker.ts'

/** Applying for a job [2 §2 Apply flow, §4]. */
export function application(gatehouse: AreaContext) {
  const { keyValueStore, cookies, config } = gatehouse
  const drafts = draftsOfJobs(
    createDrafts(keyValueStore, cookies.application, config.APPLICATION_HOURS * 3600),
  )
  start(gatehouse, drafts)
  startWorker(gatehouse, drafts)
  kept(gatehouse, drafts)
  uploads(gatehouse, drafts)
  submit(gatehouse, drafts)
  submitWorker(gatehouse, drafts)
  handOver(gatehouse, drafts)
}
