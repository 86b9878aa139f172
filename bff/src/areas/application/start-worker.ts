import { startWorkerApplication } from '@gatehouse/contracts/portal/application'
import * as user from '@gatehouse/contracts/upstream/user'
import type { Caller } from '../../session/caller.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { askOpenJob } from './ask-open-job.ts'
import { newDraft, sentDraft } from './draft.ts'
import type { DraftsOfJobs } from './drafts-of-job.ts'
import { hasSelfIdentified } from './self-identified.ts'
import { toApplication } from './to-application.ts'
import { companyOf } from './worker-company.ts'

/** A worker applies: nobody asks them who they are [2 §4 Workplace]. */
export function startWorker({ serve, config }: AreaContext, drafts: DraftsOfJobs) {
  serve(startWorkerApplication, async ({ params: { id }, body, caller, call, request, reply }) => {
    const { userId } = caller
    const [job, answer, asksSelfIdentification] = await Promise.all([
      askOpenJob(call, id, body),
      call(user.jobApplyCheck, { params: { ewId: userId, jobId: id } }),
      mustCollect(call, caller),
    ])
    const before = await drafts.read(request, id, { userId })
    const fresh = newDraft({ ...job, who: 'worker', userId, asksSelfIdentification })
    if (answer?.ApplicationExists) return toApplication(sentDraft(fresh, false), config, 'applied')
    const goesOn = before?.state === 'open'
    const draft = goesOn ? { ...before, ...job, asksSelfIdentification } : fresh
    await drafts.begin(request, reply, id, draft)
    return toApplication(draft, config)
  })
}

/** Whether equal-opportunity data has to be collected: it is not on file, or nobody can tell. */
async function mustCollect(call: Call, caller: Caller): Promise<boolean> {
  const id = companyOf(caller)?.eRecruitId
  if (!id) return true
  try {
    return !hasSelfIdentified(await call(user.getCandidatePersonalInformation, { params: { id } }))
  } catch (fault) {
    if (fault instanceof UpstreamError && /^(refused|invalid-response)$/.test(fault.kind)) return true
    throw fault
  }
}
