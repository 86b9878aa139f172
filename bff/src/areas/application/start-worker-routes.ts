import { startWorkerApplication } from '@gatehouse/contracts/portal/application'
import * as user from '@gatehouse/contracts/upstream/user'
import type { CompanyCaller } from '../../session/caller.ts'
import { currentOrFirstCompanyOf } from '../../session/current-company.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { isDuplicate } from '../translate/is-duplicate.ts'
import { findApplicationBrand } from './application-brand.ts'
import type { ApplicationDraftsOf } from './application-drafts.ts'
import { createDraft, toSubmittedDraft } from './draft.ts'
import { fetchOpenJob } from './fetch-open-job.ts'
import { hasSelfIdentified } from './has-self-identified.ts'
import { isUnusableReply } from './is-unusable-reply.ts'
import { toApplication } from './to-application.ts'
import type { WorkerApplications } from './worker-applications.ts'

export function startWorkerRoutes(
  { serve, config }: AreaContext,
  draftsOf: ApplicationDraftsOf,
  applications: WorkerApplications,
) {
  serve(startWorkerApplication, async ({ params: { id }, body, caller, call, request, reply }) => {
    const drafts = draftsOf(request, reply)
    const { userId } = caller
    const [openJob, check, asksSelfIdentification] = await Promise.all([
      fetchOpenJob(call, id, body),
      call(user.jobApplyCheck, { params: { ewId: userId, jobId: id } }),
      needsSelfIdentification(call, caller),
    ])
    const previous = await drafts.read(id, { userId })
    const applicationBrand = await findApplicationBrand(
      { call, request },
      caller,
      openJob,
      previous,
    )
    const job = { ...openJob, applicationBrand }
    const newDraft = createDraft({
      ...job,
      applicantType: 'worker',
      userId,
      asksSelfIdentification,
    })
    if (isDuplicate(check)) {
      await applications.rememberFound(userId, id, newDraft)
      return toApplication(toSubmittedDraft(newDraft, false), config, 'applied')
    }
    if (previous?.state !== 'open') {
      await drafts.create(id, newDraft)
      await applications.remember(userId, id, newDraft, 'begun')
      return toApplication(newDraft, config)
    }
    const resumed = await drafts.update(id, { userId }, (draft) => ({
      ...draft,
      ...job,
      asksSelfIdentification,
    }))
    return toApplication(resumed, config)
  })
}

/** Asks for equal-opportunity data unless it is known to be on file. */
async function needsSelfIdentification(call: Call, caller: CompanyCaller): Promise<boolean> {
  const id = currentOrFirstCompanyOf(caller)?.eRecruitId
  if (!id) return true
  try {
    return !hasSelfIdentified(await call(user.getCandidatePersonalInformation, { params: { id } }))
  } catch (error) {
    if (isUnusableReply(error)) return true
    throw error
  }
}
