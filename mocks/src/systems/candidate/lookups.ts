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

/** Identical for all brands. */
export const candidateLookups = [
  fake(listGenders, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({ GenderList: choices.genders }),
  }),
  fake(listEthnicities, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({ TypeList: choices.ethnicities }),
  }),
  fake(listVeteranStatuses, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({ TypeList: choices.veteranStatuses }),
  }),
  fake(listDisabilities, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({ TypeList: choices.disabilities }),
  }),
  fake(listReasonsForLeaving, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({ ReasonForLeavingList: choices.reasonsForLeaving }),
  }),
  fake(listEducationLevels, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({ EducationLevelTypes: choices.educationLevels }),
  }),
  fake(listAdSources, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => ({
      AdSourceList: choices.adSources,
      DefaultAdSourceId: choices.defaultAdSourceId,
    }),
  }),
]
