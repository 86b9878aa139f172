import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { WorkerApplication } from '@gatehouse/contracts/upstream/user'
import { brands } from '../../world/brands.ts'
import { candidateIdsOf } from '../../world/candidates/candidate-ids.ts'
import * as choices from '../../world/lists/choices.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'

/** Validation errors beyond the schema. */
export function findWorkerApplicationErrors(
  body: WorkerApplication,
  user: Person,
  world: World,
): string[] {
  const codes: string[] = Object.values(brands).map(({ applicationCode }) => applicationCode)
  const isIdAt = (applicationCode: string, id: Id) =>
    String(id) === '0' ||
    !codes.includes(applicationCode) ||
    candidateIdsOf(user).some(
      (one) => one.id === String(id) && brands[one.brand].applicationCode === applicationCode,
    )
  const { eeocData, resumeFileStoreId, candidateAdSourceId } = body
  const isOn = (list: readonly { Id: number | string }[], id: number | string | null | undefined) =>
    id === null || id === undefined || list.some(({ Id }) => String(Id) === String(id))
  const checks: [boolean, string][] = [
    [world.jobs.findByPosting(body.jobPostingId) !== undefined, 'jobPostingId is no posting'],
    [body.electronicAcknowledgement, 'electronicAcknowledgement must be true'],
    [body.showEEOC === (eeocData !== null), 'showEEOC and eeocData say different things'],
    [
      isIdAt(body.candidateApplicationBrandCode, body.candidateERecruitId),
      'candidateERecruitId is not theirs at this brand, nor 0',
    ],
    [
      isIdAt(body.sourceCandidateApplicationBrandCode, body.sourceCandidateERecruitId),
      'sourceCandidateERecruitId is not theirs at this brand, nor 0',
    ],
    ...(['candidateApplicationBrandCode', 'sourceCandidateApplicationBrandCode'] as const).map(
      (name): [boolean, string] => [codes.includes(body[name]), `${name} is no application code`],
    ),
    [
      resumeFileStoreId === null || world.resumes.find(String(resumeFileStoreId)) !== undefined,
      'resumeFileStoreId is of no résumé',
    ],
    [isOn(choices.adSources, candidateAdSourceId), 'candidateAdSourceId is not on its list'],
    [
      isOn(choices.ethnicities, eeocData?.ethnicityTypeId),
      'eeocData/ethnicityTypeId is not on its list',
    ],
    [
      isOn(choices.veteranStatuses, eeocData?.veteranStatusId),
      'eeocData/veteranStatusId is not on its list',
    ],
    [
      isOn(choices.disabilities, eeocData?.disabilityTypeId),
      'eeocData/disabilityTypeId is not on its list',
    ],
  ]
  return checks.filter(([isValid]) => !isValid).map(([, text]) => `body/${text}`)
}
