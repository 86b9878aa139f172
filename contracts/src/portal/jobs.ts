import { type Static, Type } from 'typebox'
import { number, object } from 'yup'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../one-of.ts'
import { brandCodes } from '../rules/brand-codes.ts'
import { rule } from '../rules/rule.ts'

const oneBrand = brandCodes.join('|')

/** One brand or a comma list of them; whatever is looked at must be one of ours. */
export const BrandList = Type.String({ pattern: `^(${oneBrand})(,(${oneBrand})){0,7}$` })
export const JobBrand = Type.String({ pattern: `^(${oneBrand})$` })
export const jobId = /^[1-9]\d{0,9}$/
export const JobId = Type.String({ pattern: jobId.source })

/** For whom: internal staff are shown ids, and search by them. */
const Audience = Type.Union([Type.Literal('public'), Type.Literal('internal')])

export const pageSizes = [10, 15, 25] as const
/** Miles [2 §9]. */
export const radii = [10, 25, 50, 100] as const
export const sortColumns = ['posted', 'title', 'type', 'city', 'state'] as const

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** What is searched for; whatever is left out does not matter [2 §3 Search filter]. */
export const JobSearch = Type.Object({
  audience: Type.Optional(Audience),
  brands: Type.Optional(BrandList),
  /** Id (internal) or reference id. */
  id: optionalText(20),
  keyword: optionalText(100),
  city: optionalText(60),
  state: Type.Optional(Type.String({ pattern: '^[A-Z]{2,3}$' })),
  type: optionalText(60),
  /** Five digits: what is left of a ZIP+4. */
  postalCode: Type.Optional(Type.String({ pattern: '^\\d{5}$' })),
  distance: Type.Optional(oneOf(radii)),
  sort: Type.Optional(oneOf(sortColumns)),
  direction: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  /** From 0 on. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  size: Type.Optional(oneOf(pageSizes)),
})
export type JobSearch = Static<typeof JobSearch>

export const JobSummary = Type.Object({
  id: Type.String(),
  referenceId: Type.String(),
  title: Type.String(),
  /** Empty where the upstream does not say. */
  type: Type.String(),
  city: Type.String(),
  /** Code: "TX". */
  state: Type.String(),
  /** ISO 8601 date; null where it is not known. */
  posted: Type.Union([Type.String(), Type.Null()]),
  brand: Type.Object({ code: Type.String(), name: Type.String() }),
})
export type JobSummary = Static<typeof JobSummary>

export const JobSearchResult = Type.Object({
  total: Type.Integer(),
  jobs: Type.Array(JobSummary),
  /** "Austin, TX": every place that has jobs, for the city's suggestions. */
  places: Type.Array(Type.String()),
})
export type JobSearchResult = Static<typeof JobSearchResult>

/** Anybody may search; the answer is held for everyone who searches for the same. */
export const searchJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'public',
  cache: 'everyone',
  query: JobSearch,
  reply: JobSearchResult,
  problems: [],
})

/** A way out of a search that found nothing, and how many it would find. */
export const Suggestion = Type.Union([
  Type.Object({ kind: Type.Literal('distance'), distance: Type.Integer(), total: Type.Integer() }),
  Type.Object({ kind: Type.Literal('state'), state: Type.String(), total: Type.Integer() }),
  Type.Object({ kind: Type.Literal('everywhere'), total: Type.Integer() }),
])
export type Suggestion = Static<typeof Suggestion>

/** For an empty search: the same with a wider radius, in other states, everywhere; the useful ones. */
export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/jobs/suggestions',
  access: 'public',
  cache: 'everyone',
  query: JobSearch,
  reply: Type.Object({ suggestions: Type.Array(Suggestion) }),
  problems: [],
})

export const Job = Type.Object({
  id: Type.String(),
  referenceId: Type.String(),
  /** For an application; empty where there is none. */
  postingId: Type.String(),
  active: Type.Boolean(),
  title: Type.String(),
  type: Type.String(),
  city: Type.String(),
  state: Type.String(),
  posted: Type.Union([Type.String(), Type.Null()]),
  /** US dollars; null unless the low one is above 0 [2 §2]. */
  salary: Type.Union([
    Type.Object({ low: Type.Number(), high: Type.Union([Type.Number(), Type.Null()]) }),
    Type.Null(),
  ]),
  /** Safe HTML: text tags only. */
  description: Type.String(),
  /** An e-mail address to ask; null when there is none. */
  contact: Type.Union([Type.String(), Type.Null()]),
  brand: Type.Object({ code: Type.String(), name: Type.String() }),
  /** Where applications for the drivers' brand are made; null for all others. */
  externalApplicationUrl: Type.Union([Type.String(), Type.Null()]),
  /** California's notice comes before it [2 §2]. */
  needsCaliforniaNotice: Type.Boolean(),
})
export type Job = Static<typeof Job>

/** A job that is over is answered too, with `active` false; one that never was is 'not-found'. */
export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  access: 'public',
  cache: 'everyone',
  params: { id: JobId },
  query: Type.Object({ brandId: Type.Optional(JobBrand), audience: Type.Optional(Audience) }),
  reply: Job,
  problems: [],
})

/** Active jobs like one that is over: of the same kind or place, at most five. */
export const similarJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/similar',
  access: 'public',
  cache: 'everyone',
  params: { id: JobId },
  query: Type.Object({ brandId: Type.Optional(JobBrand) }),
  reply: Type.Object({ jobs: Type.Array(JobSummary) }),
  problems: [],
})

/** Whether a worker has applied for a job already [2 §7 Already-applied check]. */
export const checkAlreadyApplied = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/applied',
  access: 'signed-in',
  cache: 'caller',
  params: { id: JobId },
  reply: Type.Object({ applied: Type.Boolean() }),
  problems: [],
})

/**
 * The postal code of where somebody is. A POST, so that a place is in no address and no log; the
 * gateway rounds it to about a kilometre before it asks the configured service.
 */
export const findPostalCode = endpoint({
  method: 'POST',
  path: '/api/jobs/postal-code',
  access: 'public',
  body: object({
    latitude: number()
      .typeError(rule('invalid'))
      .required(rule('required'))
      .min(-90, rule('invalid'))
      .max(90, rule('invalid')),
    longitude: number()
      .typeError(rule('invalid'))
      .required(rule('required'))
      .min(-180, rule('invalid'))
      .max(180, rule('invalid')),
  }),
  reply: Type.Object({ postalCode: Type.String() }),
  problems: ['not-found'],
})
