import {
  addToProfile,
  asksPreviousEmployment,
  employmentAnswer,
  readProfile,
  saveCertifications,
  savePersonalDetails,
} from '@gatehouse/contracts/portal/profile'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { gather } from '../../endpoints/gather.ts'
import { validateBody } from '../../endpoints/validate-body.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { oneSaveAtATime } from '../one-save-at-a-time.ts'
import { recordWrite } from '../record-write.ts'
import { toEducation } from '../resume/fields/to-education.ts'
import { toWorkHistory } from '../resume/fields/to-work-history.ts'
import { withLevelNames } from '../resume/fields/with-level-names.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'
import { addEntries } from './add-entries.ts'
import { changedCertifications } from './changed-certifications.ts'
import { fetchCertifications, fetchHistories, fetchPersonal } from './fetch-profile.ts'
import { pathParamsOf, requireCompany } from './require-company.ts'
import { resumeRoutes } from './resume-routes.ts'
import { toPersonalForm } from './to-personal-form.ts'

export function profile(area: AreaContext) {
  const { serve, hmac, keyValueStore } = area
  resumeRoutes(area)
  const saveAlone = oneSaveAtATime(keyValueStore, hmac, 'profile')

  serve(readProfile, async ({ caller, call, request }) => {
    const company = requireCompany(caller)
    const personal = fetchPersonal(call, company, hmac).then(({ details }) => details)
    return gather(request, {
      personal,
      histories: fetchHistories(call, company),
      certifications: fetchCertifications(call, company, hmac),
    })
  })

  serve(savePersonalDetails, async ({ body, caller, call, record }) => {
    const company = requireCompany(caller)
    const params = { applicationCode: company.applicationCode }
    await saveAlone(String(company.eRecruitId), async () => {
      const { record: stored, details, isVersion } = await fetchPersonal(call, company, hmac)
      if (!isVersion(body.version)) throw new ProblemError('entry-changed')
      if (asksPreviousEmployment(details)) await validateBody(employmentAnswer, body)
      const saved = toPersonalForm(body, stored, company.eRecruitId)
      const event = { event: 'personal-details-changed', user: caller.userId } as const
      const write = call(candidate.savePersonalInformation, { params, body: saved })
      await recordWrite(record, event, write).catch(throwWriteProblem)
    })
    return {}
  })

  serve(addToProfile, async ({ body, caller, ...context }) => {
    const company = requireCompany(caller)
    const workHistory = body.employment.map((entry) => toWorkHistory({ ...entry, id: '' }))
    const { educationHistory } = await withLevelNames(context.call, company.code, {
      educationHistory: body.education.map((entry) => toEducation({ ...entry, id: '' })),
    })
    await saveAlone(String(company.eRecruitId), () =>
      addEntries(context, caller.userId, company, { workHistory, educationHistory }),
    )
    return {}
  })

  serve(saveCertifications, async ({ body, caller, call, record }) => {
    const company = requireCompany(caller)
    const params = pathParamsOf(company)
    await saveAlone(String(company.eRecruitId), async () => {
      const stored = await fetchCertifications(call, company, hmac)
      const certifications = changedCertifications(body.certifications, stored)
      if (certifications.length === 0) return
      const event = { event: 'certifications-saved', user: caller.userId } as const
      const write = call(candidate.saveCertifications, { params, body: { certifications } })
      await recordWrite(record, event, write).catch(throwWriteProblem)
    })
    return {}
  })
}
