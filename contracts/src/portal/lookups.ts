import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { NullableText } from '../nullable.ts'
import { BrandCode } from '../rules/brand-code.ts'

/** `id` is sent, `name` is shown. */
export const Option = Type.Object({ id: Type.String(), name: Type.String() })
export type Option = Static<typeof Option>

const Options = Type.Object({ options: Type.Array(Option) })

/** In the upstream's order [2 §3]. */
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

export const readCountries = endpoint({
  method: 'GET',
  path: '/api/lookups/countries',
  access: 'public',
  cache: 'everyone',
  reply: Options,
  problems: [],
})

/** Of the US by default. */
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

export const readAdSources = endpoint({
  method: 'GET',
  path: '/api/lookups/:brand/ad-sources',
  access: 'public',
  cache: 'everyone',
  params: { brand: BrandCode },
  reply: Type.Object({
    options: Type.Array(Option),
    /** Sent if the applicant is not asked: in the mobile app, or without options. */
    defaultId: NullableText,
  }),
  problems: [],
})

const SiteOrigin = Type.String({ pattern: '^https?://[a-z0-9.-]{1,100}$' })

export const readReferringAdSource = endpoint({
  method: 'GET',
  path: '/api/lookups/referring-ad-source',
  access: 'public',
  cache: 'everyone',
  query: Type.Object({ site: SiteOrigin }),
  reply: Type.Object({ id: NullableText }),
  problems: [],
})
