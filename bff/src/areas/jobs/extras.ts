import { setTimeout as wait } from 'node:timers/promises'
import type { JobSummary, Salary } from '@gatehouse/contracts/portal/jobs'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import * as job from '@gatehouse/contracts/upstream/job'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { toSalary } from './to-salary.ts'

const keptMs = 10 * 60_000
const maxKept = 20_000

/** Bulkhead: extras must not keep searches and job pages waiting. */
const maxConcurrent = 20
const maxWaiting = 100

/** What a search adds if it is read within so many milliseconds (0: nothing is added). */
export function createExtras(milliseconds: number) {
  // Wrapped: lru-cache takes null for a missing value.
  const salaries = new LRUCache<string, { salary: Salary | null }>({
    max: maxKept,
    ttl: keptMs,
    ttlResolution: 0,
  })
  const slots = bulkhead(maxConcurrent, maxWaiting)

  /** Null if it is late or fails: a search is not worse than its extras. */
  async function inTime<T>(read: () => Promise<T>): Promise<T | null> {
    if (milliseconds === 0) return null
    const reading = slots.execute(read).catch((error) => {
      if (error instanceof UpstreamError || error instanceof BulkheadRejectedError) return null
      throw error
    })
    return Promise.race([reading, wait(milliseconds, null, { ref: false })])
  }

  /** Reads the salary that a search result lacks from the job's detail; kept for ten minutes. */
  async function readSalary(call: Call, { id, brand }: JobSummary) {
    const detail = await call(job.jobDetails, { params: { brandId: brand.code, id } })
    salaries.set(id, { salary: toSalary(detail) })
  }

  async function addSalaries(call: Call, jobs: readonly JobSummary[]): Promise<JobSummary[]> {
    const missing = jobs.filter(({ id, brand }) => !salaries.has(id) && isKnown(brand.code))
    await Promise.all(missing.map((found) => inTime(() => readSalary(call, found))))
    return jobs.map((found) => ({ ...found, salary: salaries.get(found.id)?.salary ?? null }))
  }

  return { inTime, addSalaries }
}

const isKnown = (code: string) => brandCodes.some((one) => one === code)
