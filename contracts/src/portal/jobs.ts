import { type Static, Type } from 'typebox'
import { number, object } from 'yup'
import { ContentLanguage } from '../content-language.ts'
import { endpoint } from '../endpoint.ts'
import { NullableDate, NullableText, nullable } from '../nullable.ts'
import { oneOf } from '../one-of.ts'
import { brandCodes } from '../rules/brand-codes.ts'
import { rule } from '../rules/rule.ts'

const oneBrand = brandCodes.join('|')

/** One brand, or several separated by commas. */
export const BrandList = Type.String({ pattern: `^(${oneBrand})(,(${oneBrand})){0,7}$` })
export const JobBrand = Type.String({ pattern: `^(${oneBrand})$` })
export const jobId = /^[1-9]\d{0,9}$/
export const JobId = Type.String({ pattern: jobId.source })

/** Internal staff see job ids and search by them. */
const Audience = oneOf(['public', 'internal'])

export const pageSizes = [10, 15, 25] as const
export const maxPages = 1000
/** Miles [2 §9]. */
export const radii = [10, 25, 50, 100] as const
/** For a postal code without a distance [2 §9]. */
export const defaultRadius = radii[0]
export const sortColumns = ['posted', 'title', 'type', 'city', 'state'] as const

/** "78701", or a Canadian one: "M5H 2N2". */
export const searchablePostalCode = /^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

export const JobSearch = Type.Object({
  audience: Type.Optional(Audience),
  brands: Type.Optional(BrandList),
  /** Job id (internal) or reference id. */
  id: optionalText(20),
  keyword: optionalText(100),
  city: optionalText(60),
  state: Type.Optional(Type.String({ pattern: '^[A-Z]{2,3}$' })),
  type: optionalText(60),
  postalCode: Type.Optional(Type.String({ pattern: searchablePostalCode.source })),
  distance: Type.Optional(oneOf(radii)),
  sort: Type.Optional(oneOf(sortColumns)),
  direction: Type.Optional(oneOf(['asc', 'desc'])),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: maxPages - 1 })),
  size: Type.Optional(oneOf(pageSizes)),
})
export type JobSearch = Static<typeof JobSearch>

/** US dollars. `per` is null if the amounts do not tell it. */
const Salary = Type.Object({
  low: Type.Number(),
  high: nullable(Type.Number()),
  per: nullable(oneOf(['hour', 'year'])),
})
export type Salary = Static<typeof Salary>

export const JobSummary = Type.Object({
  id: Type.String(),
  title: Type.String(),
  type: Type.String(),
  city: Type.String(),
  /** Code: "TX". */
  state: Type.String(),
  posted: NullableDate,
  /** Null if there is none, or if it could not be read in time. */
  salary: nullable(Salary),
  brand: Type.Object({ code: Type.String(), name: Type.String() }),
})
export type JobSummary = Static<typeof JobSummary>

export const JobSearchResult = Type.Object({
  total: Type.Integer(),
  /** The total in all brands; null if the search covers them, or if it could not be read in time. */
  totalOfAllBrands: nullable(Type.Integer()),
  jobs: Type.Array(JobSummary),
  /** "Austin, TX": all places that have jobs, for suggestions. */
  places: Type.Array(Type.String()),
})
export type JobSearchResult = Static<typeof JobSearchResult>

export const searchJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'public',
  cache: 'everyone',
  query: JobSearch,
  reply: JobSearchResult,
  problems: [],
})

/** A broader search, and the number of jobs it finds. */
export const Suggestion = Type.Union([
  Type.Object({ kind: Type.Literal('distance'), distance: Type.Integer(), total: Type.Integer() }),
  Type.Object({ kind: Type.Literal('state'), state: Type.String(), total: Type.Integer() }),
  Type.Object({ kind: Type.Literal('everywhere'), total: Type.Integer() }),
  Type.Object({ kind: Type.Literal('all-brands'), total: Type.Integer() }),
  Type.Object({ kind: Type.Literal('drivers'), total: Type.Integer() }),
])
export type Suggestion = Static<typeof Suggestion>

/** For a search without results: a larger radius, other states, everywhere, all brands, the drivers'. */
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
  active: Type.Boolean(),
  title: Type.String(),
  type: Type.String(),
  city: Type.String(),
  state: Type.String(),
  posted: NullableDate,
  /** Null if the low one is 0 [2 §2]. */
  salary: nullable(Salary),
  /** Sanitized: text tags only. */
  description: Type.String(),
  language: ContentLanguage,
  contact: NullableText,
  brand: Type.Object({ code: Type.String(), name: Type.String() }),
  /** For the drivers' brand only. */
  externalApplicationUrl: NullableText,
  needsCaliforniaNotice: Type.Boolean(),
})
export type Job = Static<typeof Job>

const JobQuery = Type.Object({
  brandId: Type.Optional(JobBrand),
  audience: Type.Optional(Audience),
})

/** Also replies for a closed job, with `active` false. */
export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  access: 'public',
  cache: 'everyone',
  params: { id: JobId },
  query: JobQuery,
  reply: Job,
  problems: [],
})

/** Up to five active jobs of the same type or place. */
export const readSimilarJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/similar',
  access: 'public',
  cache: 'everyone',
  params: { id: JobId },
  query: JobQuery,
  reply: Type.Object({ jobs: Type.Array(JobSummary) }),
  problems: [],
})

export const checkAlreadyApplied = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/applied',
  access: 'signed-in',
  cache: 'caller',
  params: { id: JobId },
  reply: Type.Object({ applied: Type.Boolean() }),
  problems: [],
})

/** A POST, to keep positions out of URLs and logs. */
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
