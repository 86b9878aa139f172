import type { Clock } from '../clock.ts'
import { fixedJobs } from './fixed.ts'
import { generateJobs } from './generate.ts'
import type { Job } from './job.ts'
import { type Search, searchJobs } from './search-jobs.ts'

export interface Jobs {
  list(): readonly Job[]
  find(id: string): Job | undefined
  /** By what an application names. */
  findByPosting(postingId: string): Job | undefined
  search(search: Search): Job[]
  /** Day on which it was posted, as the upstream writes it: a time without a zone. */
  postedOn(job: Job): string
}

/** Nothing changes a job: all worlds share them. */
const all: readonly Job[] = [...fixedJobs, ...generateJobs(300)]
const dayMs = 24 * 3600 * 1000

/** The jobs, posted within the 60 days before this world began. */
export function makeJobs(clock: Clock): Jobs {
  const began = clock.now()
  return {
    list: () => all,
    find: (id) => all.find((job) => job.id === id),
    findByPosting: (postingId) => all.find((job) => job.postingId === postingId),
    search: (search) => searchJobs(all, search),
    postedOn: ({ daysAgo }) =>
      `${new Date(began - daysAgo * dayMs).toISOString().slice(0, 10)}T00:00:00`,
  }
}
