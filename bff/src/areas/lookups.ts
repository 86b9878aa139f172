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
  readReferringAdSource,
  readStates,
  readVeteranStatuses,
} from '@gatehouse/contracts/portal/lookups'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { knownId } from '@gatehouse/contracts/upstream/fields'
import * as job from '@gatehouse/contracts/upstream/job'
import * as locality from '@gatehouse/contracts/upstream/locality'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../http/problem-error.ts'
import type { AreaContext } from './area-context.ts'
import {
  fromCodes,
  fromDescriptions,
  fromNames,
  toDeclinableOptions,
  toGenderOptions,
} from './translate/to-options.ts'

/** Used when the request names no country [1 §7]. */
const defaultCountry = 'US'

export function lookups({ serve }: AreaContext) {
  serve(readCountries, async ({ call }) => {
    const { CountryList } = await call(locality.listCountries, {})
    return { options: requireSome(fromCodes(CountryList)) }
  })
  serve(readStates, async ({ query: { country = defaultCountry }, call }) => {
    const { StateProvinceList } = await call(locality.getCountry, { params: { code: country } })
    return { options: fromCodes(StateProvinceList) }
  })

  serve(readGenders, async ({ params, call }) => {
    const { GenderList } = await call(candidate.listGenders, withBrand(params))
    return { options: requireSome(toGenderOptions(GenderList)) }
  })
  serve(readEthnicities, async ({ params, call }) => {
    const { TypeList } = await call(candidate.listEthnicities, withBrand(params))
    return { options: requireSome(toDeclinableOptions(TypeList)) }
  })
  serve(readVeteranStatuses, async ({ params, call }) => {
    const { TypeList } = await call(candidate.listVeteranStatuses, withBrand(params))
    return { options: requireSome(toDeclinableOptions(TypeList)) }
  })
  serve(readDisabilities, async ({ params, call }) => {
    const { TypeList } = await call(candidate.listDisabilities, withBrand(params))
    return { options: requireSome(toDeclinableOptions(TypeList)) }
  })
  serve(readReasonsForLeaving, async ({ params, call }) => {
    const { ReasonForLeavingList } = await call(candidate.listReasonsForLeaving, withBrand(params))
    return { options: requireSome(fromDescriptions(ReasonForLeavingList)) }
  })
  serve(readEducationLevels, async ({ params, call }) => {
    const { EducationLevelTypes } = await call(candidate.listEducationLevels, withBrand(params))
    return { options: requireSome(fromNames(EducationLevelTypes)) }
  })
  serve(readJobTypes, async ({ params, call }) => {
    return { options: fromNames(await call(job.listJobTypes, withBrand(params))) }
  })
  serve(readAdSources, async ({ params, call }) => {
    const { AdSourceList, DefaultAdSourceId } = await call(
      candidate.listAdSources,
      withBrand(params),
    )
    const options = fromNames(AdSourceList)
    const defaultId = knownId(DefaultAdSourceId)
    // Without options the default is sent, and nothing is asked.
    return { options: defaultId ? options : requireSome(options), defaultId }
  })
  serve(readReferringAdSource, async ({ query, call }) => {
    const { AdSourceList, DefaultAdSourceId } = await call(user.listAdSourcesByReferrer, {
      body: { ReferringUrl: query.site },
    })
    const [source, ...others] = AdSourceList
    const onlyId = others.length === 0 ? knownId(source?.Id) : null
    return { id: knownId(DefaultAdSourceId) ?? onlyId }
  })
}

/** Throws 'upstream-invalid-response' for an empty list: the question is required, and could not be answered. */
function requireSome(options: Option[]): Option[] {
  if (options.length === 0)
    throw new ProblemError('upstream-invalid-response', { cause: 'the list is empty' })
  return options
}

function withBrand({ brand }: { brand: string }) {
  return { params: { brandId: brand } }
}
