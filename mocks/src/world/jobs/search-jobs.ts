import type { Job } from './job.ts'
import { milesBetween, places } from './places.ts'

/** Empty texts do not filter. */
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

/** Ignores case and accents. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
const same = (wanted: string, had: string) => wanted === '' || normalize(wanted) === normalize(had)

/** Every word must occur in title or description. */
function matchesKeywords(job: Job, keywords: string): boolean {
  if (keywords.trim() === '') return true
  const text = normalize(`${job.title} ${job.description.replace(/<[^>]*>/g, ' ')}`)
  return normalize(keywords)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** An unknown postal code matches nothing; a distance of 0 only the code itself. */
function isNear({ place }: Job, postalCode: string, miles: number): boolean {
  if (postalCode === '') return true
  if (miles === 0) return place.postalCode === postalCode
  const here = places.find((one) => one.postalCode === postalCode)
  return here !== undefined && milesBetween(here, place) <= miles
}

const columns: Record<string, (job: Job) => string | number> = {
  DatePosted: (job) => -job.daysAgo,
  Title: (job) => normalize(job.title),
  PositionType: (job) => normalize(job.positionType),
  City: (job) => normalize(job.place.city),
  StateProvince: (job) => job.place.state,
}

export const isSortable = (column: string) => Object.hasOwn(columns, column)

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Filters the active jobs and sorts them; ties by id, descending. */
export function searchJobs(jobs: readonly Job[], search: Search): Job[] {
  const [column = 'DatePosted', direction = 'desc'] = search.sort
  const rankOf = columns[column] ?? (() => 0)
  const sign = direction === 'asc' ? 1 : -1
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
        matchesKeywords(job, search.keywords),
    )
    .toSorted((a, b) => sign * compare(rankOf(a), rankOf(b)) || compare(Number(b.id), Number(a.id)))
}
