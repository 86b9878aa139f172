import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BrandCode } from '../rules/brand-code.ts'

/** One of a list to choose from: `id` is what is sent, `name` what is shown. */
export const Option = Type.Object({ id: Type.String(), name: Type.String() })
export type Option = Static<typeof Option>

const Options = Type.Object({ options: Type.Array(Option) })

/** The same for everybody, in the upstream's order [2 §3 Lookup lists, §7]. */
function listOf<const Path extends `/api/lookups/${string}`>(path: Path) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    cache: 'everyone',
    params: { brand: BrandCode },
    reply: Options,
    problems: [],
  })
}

/** By their codes of two letters. */
export const readCountries = endpoint({
  method: 'GET',
  path: '/api/lookups/countries',
  access: 'public',
  cache: 'everyone',
  reply: Options,
  problems: [],
})

/** States, provinces and territories of a country, by their codes; those of the US unless told. */
export const readStates = endpoint({
  method: 'GET',
  path: '/api/lookups/states',
  access: 'public',
  cache: 'everyone',
  query: Type.Object({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) }),
  reply: Options,
  problems: [],
})

export const readGenders = listOf('/api/lookups/:brand/genders')
export const readEthnicities = listOf('/api/lookups/:brand/ethnicities')
export const readVeteranStatuses = listOf('/api/lookups/:brand/veteran-statuses')
export const readDisabilities = listOf('/api/lookups/:brand/disabilities')
export const readReasonsForLeaving = listOf('/api/lookups/:brand/reasons-for-leaving')
export const readEducationLevels = listOf('/api/lookups/:brand/education-levels')
export const readJobTypes = listOf('/api/lookups/:brand/job-types')

/** How somebody came to hear of a job. */
export const readAdSources = endpoint({
  method: 'GET',
  path: '/api/lookups/:brand/ad-sources',
  access: 'public',
  cache: 'everyone',
  params: { brand: BrandCode },
  reply: Type.Object({
    options: Type.Array(Option),
    /** What stands where nobody is asked; null when there is none. */
    defaultId: Type.Union([Type.String(), Type.Null()]),
  }),
  problems: [],
})

/** What a brand is called in addresses, and in those of applications. */
export const readSiteInformation = endpoint({
  method: 'GET',
  path: '/api/lookups/:brand/site',
  access: 'public',
  cache: 'everyone',
  params: { brand: BrandCode },
  reply: Type.Object({ code: Type.String(), applicationCode: Type.String() }),
  problems: [],
})
