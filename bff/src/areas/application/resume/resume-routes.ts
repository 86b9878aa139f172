import { randomUUID } from 'node:crypto'
import { type Resume, removeResume, uploadResume } from '@gatehouse/contracts/portal/application'
import { emptyHistories } from '@gatehouse/contracts/portal/application-fields'
import type { ParsedResume } from '@gatehouse/contracts/upstream/candidate'
import { knownId } from '@gatehouse/contracts/upstream/fields'
import { networkOf } from '../../../http/network-of.ts'
import type { AreaContext } from '../../area-context.ts'
import { parseResume, toResume } from '../../resume/parse-resume.ts'
import { validateResume } from '../../resume/validation/validate-resume.ts'
import { type ApplicationDraftsOf, requireOpenDraft } from '../application-drafts.ts'
import type { DraftResume } from '../draft.ts'
import { toApplication } from '../to-application.ts'
import { prefillFromResume } from './prefill-from-resume.ts'

export function resumeRoutes(
  { serve, config, limits }: AreaContext,
  draftsOf: ApplicationDraftsOf,
) {
  serve(uploadResume, async ({ params: { id }, call, checkBot, file, request, reply }) => {
    const drafts = draftsOf(request, reply)
    const draft = requireOpenDraft(await drafts.read(id, 'browser'))
    const applicant = `${networkOf(request.ip)}|${draft.email}`
    await limits.take('resumes', applicant)
    await checkBot()
    const uploaded = await file(draft.key)
    const resumeFile = await validateResume(uploaded)
    const { brand, candidateId, applicantType } = draft
    const owner = { brand, eRecruitId: candidateId, isNewCandidate: applicantType === 'new' }
    const parsed = await parseResume(call, owner, resumeFile)
    const result = toResume(resumeFile.name, parsed)
    const updated = await drafts.update(id, 'browser', (current) => {
      const resume = resumeToAttach(current.resume, toDraftResume(result, parsed))
      const values = { ...current.values, noResume: '' }
      const changed = { ...current, version: randomUUID(), resume, values }
      // Only new applicants are prefilled; records on file stay [2 §2].
      if (current.applicantType !== 'new') return changed
      return { ...changed, ...prefillFromResume(changed, parsed ?? {}) }
    })
    const application = toApplication(updated, config)
    if (result.isTaken || !updated.resume?.isTaken) return application
    return { ...application, resume: { ...result, attached: updated.resume.name } }
  })

  serve(removeResume, async ({ params: { id }, request, reply }) => {
    const updated = await draftsOf(request, reply).update(id, 'browser', (draft) => ({
      ...draft,
      version: randomUUID(),
      resume: null,
      offers: emptyHistories(),
    }))
    return toApplication(updated, config)
  })
}

/** A file that was not taken replaces none that was. */
function resumeToAttach(stored: DraftResume | null, uploaded: DraftResume): DraftResume {
  return stored?.isTaken && !uploaded.isTaken ? stored : uploaded
}

function toDraftResume(result: Resume, parsed: ParsedResume | undefined): DraftResume {
  const fileId = knownId(parsed?.ResumeFileStoreId)
  return {
    ...result,
    fileId,
    attach: (parsed?.AttachResume ?? true) && fileId !== null,
    parseFailed: parsed?.ParseFailed ?? false,
    parseNoData: parsed?.ParseNoData ?? false,
    canRetry: parsed?.ParseResumeCanRetry ?? false,
  }
}
