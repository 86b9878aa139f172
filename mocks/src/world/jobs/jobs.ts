import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { Clock } from '../clock.ts'
import { fixedJobs } from './fixed.ts'
import { generateJobs } from './generate.ts'
import type { Job } from './job.ts'
import { type Search, searchJobs } from './search-jobs.ts'

export interface Jobs {
  list(): readonly Job[]
  find(id: string): Job | undefined
  /** Ids of postings are numbers upstream. */
  findByPosting(postingId: Id): Job | undefined
  search(search: Search): Job[]
  /** Date of the posting in the upstream's format: a time without a zone. */
  postedOn(job: Job): string
}

/** Immutable, shared by all worlds. */
const all: readonly Readonly<Job>[] = [...fixedJobs, ...generateJobs(300)].map((job) =>
  Object.freeze(job),
)
const dayMs = 24 * 3600 * 1000

/** Jobs posted within the 60 days before the creation of the world. */
export function makeJobs(clock: Clock): Jobs {
  const createdAt = clock.now()
  return {
    list: () => all,
    find: (id) => all.find((job) => job.id === id),
    findByPosting: (postingId) => all.find((job) => Number(job.postingId) === postingId),
    search: (search) => searchJobs(all, search),
    postedOn: ({ daysAgo }) =>
      `${new Date(createdAt - daysAgo * dayMs).toISOString().slice(0, 10)}T00:00:00`,
  }
}
