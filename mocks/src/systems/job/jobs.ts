import type { OperationBody } from '@gatehouse/contracts/operation'
import {
  internalJobDetails,
  jobDetails,
  searchInternalJobs,
  searchJobs,
} from '@gatehouse/contracts/upstream/job'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { brands } from '../../world/brands.ts'
import type { Job } from '../../world/jobs/job.ts'
import { isSortable } from '../../world/jobs/search-jobs.ts'
import { jobTypes } from '../../world/lists/choices.ts'
import type { World } from '../../world/world.ts'
import { badRequest } from '../bad-request.ts'

type SearchBody = Omit<OperationBody<typeof searchJobs>, 'eRecruitId'> & {
  id?: string
  eRecruitId?: string
}

function findSearchError({ sort, page, resultsPerPage, brandId }: SearchBody): string | undefined {
  const [column = '', direction = ''] = sort
  if (!isSortable(column)) return `body/sort/0 is no column: ${column}`
  if (!/^(asc|desc)$/.test(direction)) return `body/sort/1 is no direction: ${direction}`
  if (page < 0 || resultsPerPage < 1) return 'body/page and body/resultsPerPage count upwards'
  const unknown = brandId.split(',').find((code) => !Object.hasOwn(brands, code))
  return unknown === undefined ? undefined : `body/brandId names no brand: ${unknown}`
}

/** In the upstream's format: ids as numbers, null for unknown. */
function toResult(job: Job, world: World) {
  return {
    Id: Number(job.id),
    ERecruitId: Number(job.eRecruitId),
    Title: job.title,
    PositionType: jobTypes.find(({ Name }) => Name === job.positionType) ?? null,
    City: job.place.city,
    StateProvince: job.place.state,
    PostalCode: job.place.postalCode,
    DatePosted: world.jobs.postedOn(job),
    Brand: { Code: job.brand, Name: brands[job.brand].name },
    Distance: null,
  }
}

function replyToSearch(body: SearchBody, world: World) {
  const error = findSearchError(body)
  if (error) return badRequest(error)
  const { id = '', eRecruitId = '', page, resultsPerPage } = body
  const codes = body.brandId.split(',')
  const found = world.jobs.search({ ...body, id, eRecruitId, brands: codes })
  const open = world.jobs.list().filter((job) => job.active && codes.includes(job.brand))
  return {
    SearchResults: found
      .slice(page * resultsPerPage, (page + 1) * resultsPerPage)
      .map((job) => toResult(job, world)),
    TotalResults: String(found.length),
    CityStateList: [
      ...new Set(open.map(({ place: { city, state } }) => `${city}, ${state}`)),
    ].toSorted(),
  }
}

/** In the upstream's format: amounts as text. A job of another brand is a 404. */
function replyToDetails({ brandId, id }: { brandId: string; id: string }, world: World) {
  const job = world.jobs.find(id)
  if (job?.brand !== brandId) return HttpResponse.json({ Message: 'No such job' }, { status: 404 })
  return {
    Id: Number(job.id),
    ERecruitId: Number(job.eRecruitId),
    Active: job.active,
    JobDescription: {
      Title: job.title,
      Description: job.description,
      PostingId: Number(job.postingId),
    },
    City: job.place.city,
    StateProvince: { Code: job.place.state, Name: null },
    PositionType: job.positionType,
    WebSalaryLow: job.salaryLow.toFixed(2),
    WebSalaryHigh: job.salaryHigh.toFixed(2),
    DatePosted: world.jobs.postedOn(job),
    WebEmail: job.email,
    Department: { ApplicationBrandCode: brands[job.brand].applicationCode },
    FolderGroup: { BrandCode: job.brand },
    JobPosting: null,
  }
}

/** Matches every job of a brand, newest first. */
const matchAll = {
  brandId: 'staffmark',
  keywords: '',
  city: '',
  state: '',
  positionType: '',
  postalCode: '',
  distanceInMiles: 0,
  page: 0,
  resultsPerPage: 10,
  sort: ['DatePosted', 'desc'],
}

export const jobs = [
  fake(searchJobs, {
    sample: () => ({
      params: { brandId: matchAll.brandId },
      body: { ...matchAll, eRecruitId: '' },
    }),
    reply: ({ params, body, world }) =>
      params.brandId === body.brandId
        ? replyToSearch(body, world)
        : badRequest('path parameter brandId and body/brandId differ'),
  }),
  fake(searchInternalJobs, {
    sample: () => ({ body: { ...matchAll, id: '' } }),
    reply: ({ body, world }) => replyToSearch(body, world),
  }),
  fake(jobDetails, {
    sample: () => ({ params: { brandId: 'staffmark', id: '1001' } }),
    reply: ({ params, world }) => replyToDetails(params, world),
  }),
  fake(internalJobDetails, {
    sample: () => ({
      params: { brandId: 'staffmark', id: '1001' },
    }),
    reply: ({ params, world }) => replyToDetails(params, world),
  }),
]
