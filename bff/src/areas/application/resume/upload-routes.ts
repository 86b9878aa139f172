import { uploadResume } from '@gatehouse/contracts/portal/application'
import type { ParsedResume } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { Call } from '../../../upstream/client.ts'
import type { SentFile } from '../../../upstream/multipart.ts'
import { UpstreamError } from '../../../upstream/upstream-error.ts'
import type { AreaContext } from '../../area-context.ts'
import { type ApplicationDraftsOf, requireOpenDraft } from '../application-drafts.ts'
import type { Draft, DraftResume } from '../draft.ts'
import { toApplication } from '../to-application.ts'

export function uploadRoutes(
  { serve, config, limits }: AreaContext,
  draftsOf: ApplicationDraftsOf,
) {
  serve(uploadResume, async ({ params: { id }, call, checkBot, file, request, reply }) => {
    const drafts = draftsOf(request, reply)
    const draft = requireOpenDraft(await drafts.read(id, 'browser'))
    await limits.take('resumes', draft.key)
    await checkBot()
    const uploaded = await file(draft.key)
    const [{ validateResume }, { prefillFromResume }] = await Promise.all([
      import('./validate-resume.ts'),
      import('./prefill-from-resume.ts'),
    ])
    const resumeFile = await validateResume(uploaded)
    const parsed = await sendToUpstream(call, draft, resumeFile)
    const updated = await drafts.update(id, 'browser', (current) => {
      const resume = toResume(resumeFile.name, parsed)
      const values = { ...current.values, noResume: '' }
      // Only new applicants are prefilled; records on file stay [2 §2].
      if (current.applicantType !== 'new') return { ...current, resume, values }
      return { ...current, resume, ...prefillFromResume({ ...current, values }, parsed ?? {}) }
    })
    return toApplication(updated, config)
  })
}

/** Undefined on a timeout: the applicant continues without the parsed résumé [2 §8]. */
async function sendToUpstream(
  call: Call,
  draft: Draft,
  file: SentFile,
): Promise<ParsedResume | undefined> {
  const body = {
    ERecruitId: draft.candidateId,
    IsNewCandidate: String(draft.applicantType === 'new'),
  }
  try {
    return await call(candidate.uploadResume, { params: { brandId: draft.brand }, body, file })
  } catch (error) {
    const isTimeout =
      error instanceof UpstreamError && error.kind === 'timeout' && !error.hadNoEffect
    if (!isTimeout) throw error
    return undefined
  }
}

function toResume(name: string, parsed: ParsedResume | undefined): DraftResume {
  const fileId = parsed?.ResumeFileStoreId || null
  return {
    name,
    outcome: outcomeOf(parsed),
    canRetry: parsed?.ParseResumeCanRetry ?? false,
    fileId,
    attach: (parsed?.AttachResume ?? true) && fileId !== null,
    parseFailed: parsed?.ParseFailed ?? false,
    parseNoData: parsed?.ParseNoData ?? false,
  }
}

function outcomeOf(parsed: ParsedResume | undefined): DraftResume['outcome'] {
  if (!parsed) return 'timeout'
  if (parsed.ParseFailed) return 'parse-failed'
  return parsed.ParseNoData ? 'no-data' : 'parsed'
}
