import {
  listAdSources,
  listDisabilities,
  listEducationLevels,
  listEthnicities,
  listGenders,
  listReasonsForLeaving,
  listVeteranStatuses,
} from '@gatehouse/contracts/upstream/candidate'
import * as choices from '../../world/lists/choices.ts'
import { fake } from '../../fake/fake.ts'

/** What candidates choose from: the same for all brands. */
export const candidateLookups = [
  fake(listGenders, () => ({ GenderList: choices.genders })),
  fake(listEthnicities, () => ({ TypeList: choices.ethnicities })),
  fake(listVeteranStatuses, () => ({ TypeList: choices.veteranStatuses })),
  fake(listDisabilities, () => ({ TypeList: choices.disabilities })),
  fake(listReasonsForLeaving, () => ({ ReasonForLeavingList: choices.reasonsForLeaving })),
  fake(listEducationLevels, () => ({ EducationLevelTypes: choices.educationLevels })),
  fake(listAdSources, () => ({
    AdSourceList: choices.adSources,
    DefaultAdSourceId: choices.defaultAdSourceId,
  })),
]
