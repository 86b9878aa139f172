import { uploadResume } from '@gatehouse/contracts/portal/application'
import type { ParsedResume } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { Call } from '../../../upstream/client.ts'
import type { SentFile } from '../../../upstream/multipart.ts'
import { UpstreamError } from '../../../upstream/upstream-error.ts'
import type { AreaContext } from '../../area-context.ts'
import type { Draft, KeptResume } from '../draft.ts'
import { type DraftsOfJobs, openOnly } from '../drafts-of-job.ts'
import { toApplication } from '../to-application.ts'

/** A résumé, judged here and read by the upstream [2 §2 Apply flow 3, §5 Resume step]. */
export function uploads({ serve, config, limits }: AreaContext, drafts: DraftsOfJobs) {
  serve(uploadResume, async ({ params: { id }, call, checkBot: score, file, request }) => {
    const draft = openOnly(await drafts.read(request, id, 'anybody'))
    await limits.take('resumes', draft.key)
    await score()
    const taken = await file()
    const [{ judge }, { fillIn }] = await Promise.all([
      import('./judge.ts'),
      import('./fill-in.ts'),
    ])
    const judged = await judge(taken)
    const answer = await send(call, draft, judged)
    const changed = await drafts.change(request, id, 'anybody', (now) => {
      const resume = toResume(judged.name, answer)
      // Whoever goes back to upload one after all has one.
      const values = { ...now.values, noResume: '' }
      // What is on file of somebody is not touched by what they upload [2 §2].
      if (now.who !== 'new') return { ...now, resume, values }
      return { ...now, resume, ...fillIn({ ...now, values }, answer ?? {}) }
    })
    return toApplication(changed, config)
  })
}

/** Undefined when it takes the upstream too long: people go on without [2 §8]. */
async function send(call: Call, draft: Draft, file: SentFile): Promise<ParsedResume | undefined> {
  const body = { ERecruitId: draft.candidateId, IsNewCandidate: String(draft.who === 'new') }
  try {
    return await call(candidate.uploadResume, { params: { brandId: draft.brand }, body, file })
  } catch (fault) {
    const late = fault instanceof UpstreamError && fault.kind === 'timeout' && !fault.hadNoEffect
    if (!late) throw fault
    return undefined
  }
}

function toResume(name: string, answer: ParsedResume | undefined): KeptResume {
  const fileId = answer?.ResumeFileStoreId || null
  return {
    name,
    outcome: outcomeOf(answer),
    canRetry: answer?.ParseResumeCanRetry ?? false,
    fileId,
    attach: (answer?.AttachResume ?? true) && fileId !== null,
    parseFailed: answer?.ParseFailed ?? false,
    parseNoData: answer?.ParseNoData ?? false,
  }
}

function outcomeOf(answer: ParsedResume | undefined): KeptResume['outcome'] {
  if (!answer) return 'timeout'
  if (answer.ParseFailed) return 'parse-failed'
  return answer.ParseNoData ? 'no-data' : 'parsed'
}
