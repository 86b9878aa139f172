import type { Operation, OperationReply } from '@gatehouse/contracts/operation'
import { submitWorkerApplication } from '@gatehouse/contracts/portal/application'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import * as user from '@gatehouse/contracts/upstream/user'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { currentOrFirstCompanyOf } from '../../session/current-company.ts'
import type { Call, CallInput } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { isDuplicate } from '../translate/is-duplicate.ts'
import { isSameBrand } from './application-brand.ts'
import { type ApplicationDraftsOf, requireDraft, workerOwner } from './application-drafts.ts'
import { checkSubmission } from './check-submission.ts'
import type { Draft } from './draft.ts'
import { toWorkerApplication } from './payload/to-worker-application.ts'
import { submitOnce } from './submit-once.ts'
import type { WorkerApplications } from './worker-applications.ts'

export function submitWorkerRoutes(
  { serve, config }: AreaContext,
  draftsOf: ApplicationDraftsOf,
  applications: WorkerApplications,
) {
  serve(
    submitWorkerApplication,
    async ({ params: { id }, body, caller, ...context }) => {
      const { call, request, reply } = context
      const { userId } = caller
      const source = currentOrFirstCompanyOf(caller)

      async function prepare(draft: Draft) {
        const values = await checkSubmission(draft, body.values, config)
        const isOwnBrand = isSameBrand(source?.applicationCode, draft.applicationBrand)
        const [check, records = [], adSources] = await Promise.all([
          call(user.jobApplyCheck, { params: { ewId: userId, jobId: id } }),
          // Required: without it, the id at another brand is not known.
          source?.eRecruitId && !isOwnBrand
            ? call(user.getCandidateRecords, { params: { id: source.eRecruitId } })
            : undefined,
          undefinedOnError(call, candidate.listAdSources, { params: { brandId: draft.brand } }),
        ])
        const defaultAdSource = adSources?.DefaultAdSourceId
        const payload = toWorkerApplication(draft, values, { source, records, defaultAdSource })
        return {
          thanks: false,
          exists: isDuplicate(check),
          create: () => call(user.applyAsWorker, { params: { ewId: userId }, body: payload }),
        }
      }
      const { version } = body
      const drafts = draftsOf(request, reply)
      await submitOnce(context, drafts, { jobId: id, owner: { userId }, version, prepare })
      const draft = await drafts.read(id, { userId })
      // The application is sent: a list without it is no reason to say otherwise.
      if (draft)
        await warnOnFailure(
          request,
          'sent application not listed',
          applications.remember(userId, id, draft, 'sent'),
        )
      return {}
    },
    { admit: requireDraft(draftsOf, workerOwner) },
  )
}

/** For optional data: an upstream error must not block the application. */
async function undefinedOnError<O extends Operation>(
  call: Call,
  operation: O,
  input: CallInput<O>,
): Promise<OperationReply<O> | undefined> {
  try {
    return await call(operation, input)
  } catch (error) {
    if (error instanceof UpstreamError) return undefined
    throw error
  }
}
