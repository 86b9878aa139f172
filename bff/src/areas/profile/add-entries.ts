import type { Education, WorkHistory } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { Call } from '../../upstream/client.ts'
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
  call: Call,
  company: ProfileCompany,
  { workHistory, educationHistory }: NewEntries,
) {
  const params = pathParamsOf(company)
  if (educationHistory.length === 0)
    return call(candidate.saveWorkHistory, { params, body: { workHistory } }).catch(
      throwWriteProblem,
    )
  if (workHistory.length === 0)
    return call(candidate.saveEducation, { params, body: { educationHistory } }).catch(
      throwWriteProblem,
    )
  const record = await readPersonal(call, company)
  const personalInformation = [toUnchangedForm(record, company.eRecruitId)]
  const body = { personalInformation, workHistory, educationHistory }
  return call(candidate.saveProfile, { params, body }).catch(throwWriteProblem)
}
