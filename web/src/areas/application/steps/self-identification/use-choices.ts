import {
  readDisabilities,
  readEthnicities,
  readGenders,
  readVeteranStatuses,
} from '@gatehouse/contracts/portal/lookups'
import { useOptions } from '../../../../forms/choice/use-options.ts'
import { useApplication } from '../../model/application-context.ts'

/** Options per question; each list includes declining to answer [4]. */
export function useChoices() {
  const { brand } = useApplication()
  const request = { params: { brand } }
  return {
    gender: useOptions(readGenders, request),
    ethnicity: useOptions(readEthnicities, request),
    veteran: useOptions(readVeteranStatuses, request),
    disability: useOptions(readDisabilities, request),
  }
}
