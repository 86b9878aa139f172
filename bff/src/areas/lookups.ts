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
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import * as job from '@gatehouse/contracts/upstream/job'
import * as locality from '@gatehouse/contracts/upstream/locality'
import type { AreaContext } from './area-context.ts'

/** Whose states are given when nobody asks for another's [1 §7]. */
const defaultCountry = 'US'

/** Lists that forms choose from: the same for everybody [2 §3 Lookup lists, §7]. */
export function lookups({ serve }: AreaContext) {
  serve(readCountries, async ({ call }) => {
    const { CountryList } = await call(locality.listCountries, {})
    return { options: coded(CountryList) }
  })
  serve(readStates, async ({ query: { country = defaultCountry }, call }) => {
    const { StateProvinceList } = await call(locality.getCountry, { params: { code: country } })
    return { options: coded(StateProvinceList) }
  })

  serve(readGenders, async ({ params, call }) => {
    const { GenderList } = await call(candidate.listGenders, of(params))
    return { options: described(GenderList) }
  })
  serve(readEthnicities, async ({ params, call }) => {
    const { TypeList } = await call(candidate.listEthnicities, of(params))
    return { options: described(TypeList) }
  })
  serve(readVeteranStatuses, async ({ params, call }) => {
    const { TypeList } = await call(candidate.listVeteranStatuses, of(params))
    return { options: described(TypeList) }
  })
  serve(readDisabilities, async ({ params, call }) => {
    const { TypeList } = await call(candidate.listDisabilities, of(params))
    return { options: described(TypeList) }
  })
  serve(readReasonsForLeaving, async ({ params, call }) => {
    const { ReasonForLeavingList } = await call(candidate.listReasonsForLeaving, of(params))
    return { options: described(ReasonForLeavingList) }
  })
  serve(readEducationLevels, async ({ params, call }) => {
    const { EducationLevelTypes } = await call(candidate.listEducationLevels, of(params))
    return { options: named(EducationLevelTypes) }
  })
  serve(readJobTypes, async ({ params, call }) => {
    const { JobTypeList } = await call(job.listJobTypes, of(params))
    return { options: named(JobTypeList) }
  })
  serve(readAdSources, async ({ params, call }) => {
    const { AdSourceList, DefaultAdSourceId } = await call(candidate.listAdSources, of(params))
    return { options: named(AdSourceList), defaultId: DefaultAdSourceId || null }
  })
  serve(readSiteInformation, async ({ params, call }) => {
    const { Code = params.brand, ApplicationCode = Code } = await call(
      job.getSiteInformation,
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
