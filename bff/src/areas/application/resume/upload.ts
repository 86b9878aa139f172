import { uploadResume } from '@gatehouse/contracts/portal/application'
import { Refusal } from '../../../server/refusal.ts'
import type { Gatehouse } from '../../gatehouse.ts'
import type { DraftsOfJobs } from '../drafts-of-job.ts'

export function uploads({ serve }: Gatehouse, _drafts: DraftsOfJobs) {
  serve(uploadResume, async () => {
    throw new Refusal('internal')
  })
}
