import type { Id } from '@gatehouse/contracts/upstream/fields'
import { brands } from '../../world/brands.ts'
import type { Candidate } from '../../world/candidates/candidate.ts'
import { candidateIdAt, candidateIdsOf } from '../../world/candidates/candidate-ids.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { badRequest } from '../bad-request.ts'

export type FindResult =
  | { record: Candidate; rejection?: undefined }
  | { record?: undefined; rejection: Response }

function find(id: string | undefined, error: string, world: World): FindResult {
  const record = id === undefined ? undefined : world.candidates.find(id)
  return record ? { record } : { rejection: badRequest(error) }
}

/** The user's record at the company of a brand code. */
export function findByBrand(user: Person, brandId: string, world: World): FindResult {
  const brand = user.brands.find((code) => code === brandId)
  const id = brand && candidateIdAt(user, brand)
  return find(id, 'path parameter brandId is no company of the user', world)
}

/** The user's record at the company of an application code. */
export function findByApplicationCode(
  user: Person,
  { applicationCode, eRecruitId }: { applicationCode: string; eRecruitId: Id },
  world: World,
): FindResult {
  const brand = user.brands.find((code) => brands[code].applicationCode === applicationCode)
  const id = brand && candidateIdAt(user, brand)
  if (id === undefined)
    return find(id, 'path parameter applicationCode is no company of the user', world)
  const own = id === String(eRecruitId) ? id : undefined
  return find(own, "eRecruitId is not the user's at this company", world)
}

/** The user's record of an eRecruitId, at any company. */
export function findById(user: Person, eRecruitId: Id, world: World): FindResult {
  const own = candidateIdsOf(user).find(({ id }) => id === String(eRecruitId))
  return find(own?.id, "eRecruitId is not the user's", world)
}
