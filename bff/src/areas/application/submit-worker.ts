import type { Operation, OperationReply } from '@gatehouse/contracts/operation'
import { submitWorkerApplication } from '@gatehouse/contracts/portal/application'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import * as user from '@gatehouse/contracts/upstream/user'
import type { Call, CallInput } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import type { Draft } from './draft.ts'
import type { DraftsOfJobs } from './drafts-of-job.ts'
import { loadSending } from './lazy-submission.ts'
import { sendOnce } from './send.ts'
import { companyOf } from './worker-company.ts'

/** What a worker sends: little, for the rest is known [2 §4 Workplace]. */
export function submitWorker(gatehouse: AreaContext, drafts: DraftsOfJobs) {
  const { serve, config } = gatehouse
  serve(submitWorkerApplication, async ({ params: { id }, body, caller, call, request }) => {
    const { userId } = caller
    const source = companyOf(caller)

    async function prepare(draft: Draft) {
      const { checkSubmission, toWorkerApplication } = await loadSending()
      const values = await checkSubmission(draft, body.values, config)
      const [applied, known, sources] = await Promise.all([
        call(user.jobApplyCheck, { params: { ewId: userId, jobId: id } }),
        source?.eRecruitId
          ? ifAnswered(call, user.getCandidateRecords, { params: { id: source.eRecruitId } })
          : undefined,
        ifAnswered(call, candidate.listAdSources, { params: { brandId: draft.brand } }),
      ])
      const records = known?.CandidateList ?? []
      const defaultAdSource = sources?.DefaultAdSourceId
      const sent = toWorkerApplication(draft, values, { source, records, defaultAdSource })
      return {
        thanks: false,
        exists: applied?.ApplicationExists ?? false,
        create: () => call(user.applyAsWorker, { params: { ewId: userId }, body: sent }),
      }
    }
    await sendOnce(gatehouse, drafts, { request, jobId: id, whose: { userId }, prepare })
    return {}
  })
}

/** For what an application can do without: an answer that is no use is none. */
async function ifAnswered<O extends Operation>(
  call: Call,
  operation: O,
  input: CallInput<O>,
): Promise<OperationReply<O> | undefined> {
  try {
    return await call(operation, input)
  } catch (fault) {
    if (fault instanceof UpstreamError) return undefined
    throw fault
  }
}
