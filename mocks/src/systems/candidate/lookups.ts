import {
  listAdSources,
  listDisabilities,
  listEducationLevels,
  listEthnicities,
  listGenders,
  listReasonsForLeaving,
  listVeteranStatuses,
} from '@gatehouse/contracts/upstream/candidate'
import { fake } from '../../fake/fake.ts'
import * as choices from '../../world/lists/choices.ts'

/** The same for all brands. */
export const candidateLookups = [
  fake(listGenders, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({ GenderList: choices.genders }),
  }),
  fake(listEthnicities, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({ TypeList: choices.ethnicities }),
  }),
  fake(listVeteranStatuses, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({ TypeList: choices.veteranStatuses }),
  }),
  fake(listDisabilities, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({ TypeList: choices.disabilities }),
  }),
  fake(listReasonsForLeaving, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({ ReasonForLeavingList: choices.reasonsForLeaving }),
  }),
  fake(listEducationLevels, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({ EducationLevelTypes: choices.educationLevels }),
  }),
  fake(listAdSources, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    answer: () => ({
      AdSourceList: choices.adSources,
      DefaultAdSourceId: choices.defaultAdSourceId,
    }),
  }),
]
