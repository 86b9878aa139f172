import {
  type Option,
  readAdSources,
  readCountries,
  readDisabilities,
  readEducationLevels,
  readEthnicities,
  readGenders,
  readJobTypes,
  readReasonsForLeaving,
  readSiteInformation,
  readStates,
  readVeteranStatuses,
} from '@gatehouse/contracts/portal/lookups'
import {
  listAdSources,
  listDisabilities,
  listEducationLevels,
  listEthnicities,
  listGenders,
  listReasonsForLeaving,
  listVeteranStatuses,
} from '@gatehouse/contracts/upstream/candidate/lookups'
import { getSiteInformation, listJobTypes } from '@gatehouse/contracts/upstream/job/lookups'
import { getCountry, listCountries } from '@gatehouse/contracts/upstream/locality'
import type { AreaContext } from './area-context.ts'

/** Whose states are given when nobody asks for another's [1 §7]. */
const defaultCountry = 'US'

/** Lists that forms choose from: the same for everybody [2 §3 Lookup lists, §7]. */
export function lookups({ serve }: AreaContext) {
  serve(readCountries, async ({ call }) => {
    const { CountryList } = await call(listCountries, {})
    return { options: coded(CountryList) }
  })
  serve(readStates, async ({ query: { country = defaultCountry }, call }) => {
    const { StateProvinceList } = await call(getCountry, { params: { code: country } })
    return { options: coded(StateProvinceList) }
  })

  serve(readGenders, async ({ params, call }) => {
    const { GenderList } = await call(listGenders, of(params))
    return { options: described(GenderList) }
  })
  serve(readEthnicities, async ({ params, call }) => {
    const { TypeList } = await call(listEthnicities, of(params))
    return { options: described(TypeList) }
  })
  serve(readVeteranStatuses, async ({ params, call }) => {
    const { TypeList } = await call(listVeteranStatuses, of(params))
    return { options: described(TypeList) }
  })
  serve(readDisabilities, async ({ params, call }) => {
    const { TypeList } = await call(listDisabilities, of(params))
    return { options: described(TypeList) }
  })
  serve(readReasonsForLeaving, async ({ params, call }) => {
    const { ReasonForLeavingList } = await call(listReasonsForLeaving, of(params))
    return { options: described(ReasonForLeavingList) }
  })
  serve(readEducationLevels, async ({ params, call }) => {
    const { EducationLevelTypes } = await call(listEducationLevels, of(params))
    return { options: named(EducationLevelTypes) }
  })
  serve(readJobTypes, async ({ params, call }) => {
    const { JobTypeList } = await call(listJobTypes, of(params))
    return { options: named(JobTypeList) }
  })
  serve(readAdSources, async ({ params, call }) => {
    const { AdSourceList, DefaultAdSourceId } = await call(listAdSources, of(params))
    return { options: named(AdSourceList), defaultId: DefaultAdSourceId || null }
  })
  serve(readSiteInformation, async ({ params, call }) => {
    const { Code = params.brand, ApplicationCode = Code } = await call(
      getSiteInformation,
      of(params),
    )
    return { code: Code, applicationCode: ApplicationCode }
  })
}

function of({ brand }: { brand: string }) {
  return { params: { brandId: brand } }
}

/** What cannot be chosen, for want of an id or a name, is left out. */
function toOption(id = '', name = ''): Option[] {
  return id && name.trim() ? [{ id, name: name.trim() }] : []
}

const coded = (list: { Code?: string; Name?: string }[]) =>
  list.flatMap(({ Code, Name }) => toOption(Code, Name))

const described = (list: { Id?: string; Description?: string }[]) =>
  list.flatMap(({ Id, Description }) => toOption(Id, Description))

const named = (list: { Id?: string; Name?: string }[]) =>
  list.flatMap(({ Id, Name }) => toOption(Id, Name))
