import {
  readDisabilities,
  readEthnicities,
  readGenders,
  readVeteranStatuses,
} from '@gatehouse/contracts/portal/lookups'
import { useApplying } from '../applying-context.ts'
import { useLookUp } from '../fields/use-look-up.ts'

/** What can be answered to each question; declining is always among it [decisions]. */
export function useLists() {
  const { brand } = useApplying()
  const question = { params: { brand } }
  return {
    gender: useLookUp(readGenders, question),
    ethnicity: useLookUp(readEthnicities, question),
    veteran: useLookUp(readVeteranStatuses, question),
    disability: useLookUp(readDisabilities, question),
  }
}
