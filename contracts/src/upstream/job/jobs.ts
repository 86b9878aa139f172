import { type Static, Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Count, JobId, KnownId, Text } from '../fields.ts'

/** One brand, or several separated by commas. */
const Brands = Type.String({ pattern: '^[a-z-]{2,20}(,[a-z-]{2,20}){0,7}$' })
const Brand = Type.String({ pattern: '^[a-z-]{2,20}$' })

const search = {
  brandId: Type.String(),
  keywords: Type.String(),
  city: Type.String(),
  state: Type.String(),
  positionType: Type.String(),
  postalCode: Type.String(),
  distanceInMiles: Type.Integer(),
  page: Type.Integer(),
  resultsPerPage: Type.Integer(),
  /** Column and direction: ["DatePosted", "desc"]. */
  sort: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
}

export const JobResult = Type.Object({
  Id: Text,
  ERecruitId: Text,
  Title: Text,
  PositionType: Type.Optional(Type.Object({ Name: Text })),
  City: Text,
  StateProvince: Text,
  DatePosted: Text,
  Brand: Type.Optional(Type.Object({ Code: Text, Name: Text })),
})
export type JobResult = Static<typeof JobResult>

const SearchReply = Type.Object({
  SearchResults: Type.Optional(Type.Array(JobResult)),
  TotalResults: Count,
  CityStateList: Type.Optional(Type.Array(Type.String())),
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
    Type.Object({ Title: Text, Description: Text, PostingId: KnownId }),
  ),
  City: Text,
  StateProvince: Type.Optional(Type.Object({ Code: Text })),
  /** A string here, an object in a search result. */
  PositionType: Text,
  WebSalaryLow: Count,
  WebSalaryHigh: Count,
  DatePosted: Text,
  WebEmail: Text,
  Department: Type.Optional(Type.Object({ ApplicationBrandCode: Text })),
  FolderGroup: Type.Optional(Type.Object({ BrandCode: Text })),
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
