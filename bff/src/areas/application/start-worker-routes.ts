import { startWorkerApplication } from '@gatehouse/contracts/portal/application'
import { jobApplyCheck } from '@gatehouse/contracts/upstream/job'
import { getCandidatePersonalInformation } from '@gatehouse/contracts/upstream/user-application'
import type { Caller } from '../../session/caller.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { activeCompanyOf } from './active-company.ts'
import type { ApplicationDrafts } from './application-drafts.ts'
import { createDraft, toSubmittedDraft } from './draft.ts'
import { fetchOpenJob } from './fetch-open-job.ts'
import { hasSelfIdentified } from './has-self-identified.ts'
import { isUnusableReply } from './is-unusable-reply.ts'
import { toApplication } from './to-application.ts'

/** A worker applies: nobody asks them who they are [2 §4 Workplace]. */
export function startWorkerRoutes({ serve, config }: AreaContext, drafts: ApplicationDrafts) {
  serve(startWorkerApplication, async ({ params: { id }, body, caller, call, request, reply }) => {
    const { userId } = caller
    const [job, answer, asksSelfIdentification] = await Promise.all([
      fetchOpenJob(call, id, body),
      call(jobApplyCheck, { params: { ewId: userId, jobId: id } }),
      needsSelfIdentification(call, caller),
    ])
    const before = await drafts.read(request, id, { userId })
    const fresh = createDraft({ ...job, who: 'worker', userId, asksSelfIdentification })
    if (answer?.ApplicationExists)
      return toApplication(toSubmittedDraft(fresh, false), config, 'applied')
    const goesOn = before?.state === 'open'
    const draft = goesOn ? { ...before, ...job, asksSelfIdentification } : fresh
    await drafts.begin(request, reply, id, draft)
    return toApplication(draft, config)
  })
}

/** Whether equal-opportunity data has to be collected: it is not on file, or nobody can tell. */
async function needsSelfIdentification(call: Call, caller: Caller): Promise<boolean> {
  const id = activeCompanyOf(caller)?.eRecruitId
  if (!id) return true
  try {
    return !hasSelfIdentified(await call(getCandidatePersonalInformation, { params: { id } }))
  } catch (error) {
    if (isUnusableReply(error)) return true
    throw error
  }
}
