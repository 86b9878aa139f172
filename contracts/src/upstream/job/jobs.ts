import { type Static, Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Amount, harmless, JobId, KnownId, LenientAmount, Text, Word } from '../fields.ts'

/** One brand, or several separated by commas. */
const Brands = Type.String({ pattern: '^[a-z-]{2,20}(,[a-z-]{2,20}){0,7}$', ...harmless })
const Brand = Type.String({ pattern: '^[a-z-]{2,20}$', ...harmless })

const search = {
  brandId: Type.String(harmless),
  keywords: Type.String(),
  city: Type.String(),
  state: Type.String(harmless),
  positionType: Type.String(harmless),
  postalCode: Type.String(),
  distanceInMiles: Type.Integer(harmless),
  page: Type.Integer(harmless),
  resultsPerPage: Type.Integer(harmless),
  /** Column and direction: ["DatePosted", "desc"]. */
  sort: Type.Array(Type.String(harmless), { minItems: 2, maxItems: 2 }),
}

export const JobResult = Type.Object({
  Id: Text,
  ERecruitId: Text,
  Title: Word,
  PositionType: Type.Optional(Type.Object({ Name: Word })),
  City: Word,
  StateProvince: Word,
  DatePosted: Word,
  Brand: Type.Optional(Type.Object({ Code: Word, Name: Word })),
})
export type JobResult = Static<typeof JobResult>

const SearchReply = Type.Object({
  SearchResults: Type.Optional(Type.Array(JobResult)),
  TotalResults: Amount,
  CityStateList: Type.Optional(Type.Array(Type.String(harmless))),
})

export const searchJobs = operation({
  name: 'searchJobs',
  system: 'job',
  method: 'POST',
  path: '/:brandId/Api/Job/Search',
  params: { brandId: Brands },
  body: Type.Object({ ...search, eRecruitId: Type.String() }),
  reply: SearchReply,
  requiresAnyOf: ['SearchResults'],
  as: 'service',
  readOnly: true,
})

export const searchInternalJobs = operation({
  name: 'searchInternalJobs',
  system: 'job',
  method: 'POST',
  path: '/Api/Internal/Job/Search',
  body: Type.Object({ ...search, id: Type.String() }),
  reply: SearchReply,
  requiresAnyOf: ['SearchResults'],
  as: 'service',
  readOnly: true,
})

const JobDetail = Type.Object({
  Id: Type.String(),
  ERecruitId: Text,
  Active: Type.Optional(Type.Boolean()),
  JobDescription: Type.Optional(
    Type.Object({ Title: Word, Description: Word, PostingId: KnownId }),
  ),
  City: Word,
  StateProvince: Type.Optional(Type.Object({ Code: Word })),
  /** A string here, an object in a search result. */
  PositionType: Word,
  WebSalaryLow: LenientAmount,
  WebSalaryHigh: LenientAmount,
  DatePosted: Word,
  WebEmail: Text,
  Department: Type.Optional(Type.Object({ ApplicationBrandCode: Word })),
  FolderGroup: Type.Optional(Type.Object({ BrandCode: Word })),
})
export type JobDetail = Static<typeof JobDetail>

/** 404 for an unknown job. */
export const jobDetails = operation({
  name: 'jobDetails',
  system: 'job',
  method: 'GET',
  path: '/:brandId/api/job/details/:id',
  params: { brandId: Brand, id: JobId },
  reply: JobDetail,
  as: 'service',
  assumed: true,
})

export const internalJobDetails = operation({
  name: 'internalJobDetails',
  system: 'job',
  method: 'GET',
  path: '/:brandId/api/internal/job/details/:id',
  params: { brandId: Brand, id: JobId },
  reply: JobDetail,
  as: 'service',
  assumed: true,
})
