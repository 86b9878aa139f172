import type { Education, WorkHistory } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { recordWrite } from '../record-write.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'
import { readPersonal } from './fetch-profile.ts'
import { type ProfileCompany, pathParamsOf } from './require-company.ts'
import { toUnchangedForm } from './to-personal-form.ts'

interface NewEntries {
  workHistory: WorkHistory[]
  educationHistory: Education[]
}

/** A kind alone is saved by its own operation, both by that of the profile [3 §7]. */
export async function addEntries(
  { call, record }: RequestContext,
  userId: string,
  company: ProfileCompany,
  { workHistory, educationHistory }: NewEntries,
) {
  const params = pathParamsOf(company)
  const event = { event: 'profile-entries-added', user: userId } as const
  const save = (write: Promise<unknown>) =>
    recordWrite(record, event, write).catch(throwWriteProblem)
  if (educationHistory.length === 0)
    return save(call(candidate.saveWorkHistory, { params, body: { workHistory } }))
  if (workHistory.length === 0)
    return save(call(candidate.saveEducation, { params, body: { educationHistory } }))
  const stored = await readPersonal(call, company)
  const personalInformation = [toUnchangedForm(stored, company.eRecruitId)]
  const body = { personalInformation, workHistory, educationHistory }
  return save(call(candidate.saveProfile, { params, body }))
}
