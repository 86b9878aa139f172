import type { Job } from './job.ts'
import { milesBetween, places } from './places.ts'

/** Empty texts and a distance of 0 do not filter. */
export interface Search {
  brands: readonly string[]
  id: string
  eRecruitId: string
  keywords: string
  city: string
  state: string
  positionType: string
  postalCode: string
  distanceInMiles: number
  sort: readonly string[]
}

/** As people type: neither case nor accents count. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
const same = (wanted: string, had: string) => wanted === '' || plain(wanted) === plain(had)

/** Every word counts, wherever it stands in title or description. */
function speaksOf(job: Job, keywords: string): boolean {
  if (keywords.trim() === '') return true
  const said = plain(`${job.title} ${job.description.replace(/<[^>]*>/g, ' ')}`)
  return plain(keywords)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** Nothing is near an unknown postal code. Without a distance, only the code itself. */
function isNear({ place }: Job, postalCode: string, miles: number): boolean {
  if (postalCode === '') return true
  if (miles === 0) return place.postalCode === postalCode
  const here = places.find((one) => one.postalCode === postalCode)
  return here !== undefined && milesBetween(here, place) <= miles
}

const columns: Record<string, (job: Job) => string | number> = {
  DatePosted: (job) => -job.daysAgo,
  Title: (job) => plain(job.title),
  PositionType: (job) => plain(job.positionType),
  City: (job) => plain(job.place.city),
  StateProvince: (job) => job.place.state,
}

export const isSortable = (column: string) => Object.hasOwn(columns, column)

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The active jobs that are meant, all of them, in order; among equals the newer number first. */
export function searchJobs(jobs: readonly Job[], search: Search): Job[] {
  const [column = 'DatePosted', direction = 'desc'] = search.sort
  const rankOf = columns[column] ?? (() => 0)
  const sense = direction === 'asc' ? 1 : -1
  return jobs
    .filter(
      (job) =>
        job.active &&
        search.brands.includes(job.brand) &&
        same(search.id, job.id) &&
        same(search.eRecruitId, job.eRecruitId) &&
        same(search.city, job.place.city) &&
        same(search.state, job.place.state) &&
        same(search.positionType, job.positionType) &&
        isNear(job, search.postalCode.trim(), search.distanceInMiles) &&
        speaksOf(job, search.keywords),
    )
    .toSorted(
      (a, b) => sense * compare(rankOf(a), rankOf(b)) || compare(Number(b.id), Number(a.id)),
    )
}
