import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import { expect, test } from '@jest/globals'
import type { Call } from '../../../upstream/client.ts'
import { fetchOpenJobs } from './open-jobs.ts'

const total = 490
const allIds = Array.from({ length: total }, (_, index) => String(index))

test('reads the first page alone, and the others eight at a time', async () => {
  const inFlight = new Set<number>()
  const most: number[] = []
  const call = async (
    _operation: unknown,
    { body }: { body: { brandId: string; page: number; resultsPerPage: number } },
  ) => {
    const { brandId, page, resultsPerPage } = body
    if (brandId === driversBrand) return { SearchResults: [], TotalResults: 0 }
    inFlight.add(page)
    await new Promise(setImmediate)
    most[page] = inFlight.size
    await new Promise(setImmediate)
    inFlight.delete(page)
    const ids = allIds.slice(page * resultsPerPage, (page + 1) * resultsPerPage)
    return { SearchResults: ids.map((Id) => ({ Id })), TotalResults: total }
  }
  const jobs = await fetchOpenJobs(call as unknown as Call, {})
  expect(jobs.map(({ id }) => id)).toEqual(allIds)
  expect(most).toEqual([1, ...Array(16).fill(8), 3, 3, 3])
})
