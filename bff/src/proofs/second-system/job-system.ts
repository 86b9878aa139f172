import { type Call, type Routes, refuse, serverErrorPage, wants } from './listener.ts'

const brandCodes =
  'arna staffmark staffmarkdrivers prostaff warets hunter-hamilton dyson xpo'.split(' ')

const job = (Id: number, Title: string, City: string, Code: string, brand: string) => ({
  detail: {
    Id,
    JobDescription: { Title, Description: `<p>${Title} in ${City}</p>`, PostingId: Id + 5_000_000 },
    City,
    StateProvince: { Code, Name: null },
    PositionType: 'Temp to hire',
    ERecruitId: Id + 700_000,
    WebSalaryLow: '21.50',
    WebSalaryHigh: null,
    DatePosted: '2026-11-09T00:00:00',
    WebEmail: null,
    Active: Id !== 31004,
    Department: { ApplicationBrandCode: 'ProStaffEast', Floor: 2 },
    FolderGroup: { BrandCode: brand },
    JobPosting: null,
  },
  result: {
    Id,
    ERecruitId: Id + 700_000,
    Title,
    PositionType: { Name: 'Temp to hire' },
    City,
    StateProvince: Code,
    DatePosted: '2026-11-09T00:00:00',
    Brand: { Code: brand, Name: 'Company 1' },
    Boost: null,
  },
})

export const jobs = [
  job(31001, 'Kiln operator', 'Pueblo', 'CO', 'prostaff'),
  job(31002, 'Glaze mixer', 'Fresno', 'CA', 'warets'),
  job(31003, 'Crane driver', 'Pueblo', 'CO', 'prostaff'),
  job(31004, 'Gone already', 'Pueblo', 'CO', 'prostaff'),
]

function search(call: Call) {
  wants(call, 'brandId', 'keywords', 'city', 'state', 'positionType', 'postalCode')
  wants(call, 'distanceInMiles', 'page', 'resultsPerPage', 'sort')
  const { params, body } = call
  const brands = (params.brandId ?? String(body.brandId)).split(',')
  if (!brands.every((brand) => brandCodes.includes(brand)))
    return serverErrorPage(500, 'Runtime Error')
  const keywords = String(body.keywords ?? '').toLowerCase()
  const found = jobs.filter(
    ({ result: { Title, Brand }, detail }) =>
      detail.Active && brands.includes(Brand.Code) && Title.toLowerCase().includes(keywords),
  )
  return {
    CityStateList: ['Pueblo, CO', 'Fresno, CA'],
    TotalResults: String(found.length),
    SearchResults: found.length > 0 ? found.map(({ result }) => result) : null,
  }
}

const detail = ({ params }: Call) =>
  jobs.find(({ detail: { Id } }) => String(Id) === params.id)?.detail ??
  refuse(404, 'Job not located.')

export function jobCalls(): Routes {
  return {
    'POST {brandId}/Api/Job/Search': search,
    'POST {brandId}/api/Job/Search': search,
    'POST Api/Internal/Job/Search': search,
    'POST {brandId}/Api/Internal/Job/Search': search,
    'GET {brandId}/api/job/details/{id}': detail,
    'GET {brandId}/api/internal/job/details/{id}': detail,
    'GET {brandId}/api/Job/Types': () => ({ JobTypes: [{ Id: 4, Name: 'Temp to hire' }] }),
    'GET {brand}/api/SiteInformation': ({ params }) => ({
      Code: params.brand,
      ApplicationCode: 'ProStaffEast',
      Theme: null,
    }),
    'GET Api/User/{ewId}/JobApplyCheck/{jobId}': ({ params }) => ({
      ApplicationExists: params.jobId === '31003',
      ApplicationERecruitId: params.jobId === '31003' ? 810044 : null,
    }),
  }
}
