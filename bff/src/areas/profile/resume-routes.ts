import { uploadProfileResume } from '@gatehouse/contracts/portal/profile'
import type { AreaContext } from '../area-context.ts'
import { toKnownValues } from '../resume/fields/to-known-values.ts'
import { parseResume, toResume } from '../resume/parse-resume.ts'
import { validateResume } from '../resume/validation/validate-resume.ts'
import { requireCompany } from './require-company.ts'

export function resumeRoutes({ serve, limits }: AreaContext) {
  serve(uploadProfileResume, async ({ caller, call, checkBot, file }) => {
    const { code, eRecruitId } = requireCompany(caller)
    await limits.take('resumes', caller.userId)
    await checkBot()
    const uploaded = await file(caller.userId)
    const resumeFile = await validateResume(uploaded)
    const owner = { brand: code, eRecruitId, isNewCandidate: false }
    const parsed = await parseResume(call, owner, resumeFile)
    return {
      resume: toResume(resumeFile.name, parsed),
      found: toKnownValues(parsed ?? {}, 'resume'),
    }
  })
}
