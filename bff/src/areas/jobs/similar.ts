import { similarJobs } from '@gatehouse/contracts/portal/jobs'
import { driversBrand, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import type { JobDetail } from '@gatehouse/contracts/upstream/job'
import type { AreaContext } from '../area-context.ts'
import { askJob } from './ask-job.ts'
import { askSearch, type Wanted } from './ask-search.ts'
import { toFoundJobs } from './found-job.ts'

const atMost = 5

/** Where else to look when a job is over: the same work nearby, what else is there, the same work. */
export function similar({ serve, config }: AreaContext) {
  serve(similarJobs, async ({ params: { id }, query, call }) => {
    const detail = await askJob(call, { id, ...query })
    const brands = query.brandId === driversBrand ? driversBrand : searchableBrands.join(',')
    const answers = await Promise.all(
      likenesses(detail).map((like) => askSearch(call, { brands, size: atMost + 1, ...like })),
    )
    const found = answers.flatMap(({ SearchResults }) =>
      toFoundJobs(SearchResults, config.JOB_BRAND_NAMES),
    )
    const others = new Map(found.filter((one) => one.id !== id).map((one) => [one.id, one]))
    return { jobs: [...others.values()].slice(0, atMost) }
  })
}

/** Searches for what is like a job, the most alike first. */
function likenesses({ JobDescription, City, StateProvince }: JobDetail): Wanted[] {
  const keyword = kindOf(JobDescription?.Title)
  const state = StateProvince?.Code ?? ''
  return [
    ...(keyword && state ? [{ keyword, state }] : []),
    ...(City && state ? [{ city: City, state }] : []),
    ...(keyword ? [{ keyword }] : []),
  ]
}

/** What the work is called, without shift or place: "Order Picker, Nights" is "Order Picker". */
function kindOf(title = ''): string {
  return (/^[\p{L}\p{N} ]+/u.exec(title.trim())?.[0] ?? '').trim().slice(0, 60)
}
