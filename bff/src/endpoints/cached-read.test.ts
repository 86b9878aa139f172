import type { Read } from '@gatehouse/contracts/endpoint'
import { readSimilarJobs, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readProfile } from '@gatehouse/contracts/portal/profile'
import { expect, test } from '@jest/globals'
import { cacheKeyOf, requestKeyOf } from './cached-read.ts'

const ask = (query: object, params: object = {}) => requestKeyOf(searchJobs, { params, query })
const inAustin = ask({ keyword: 'Austin' })

test('each address and declared parameter has replies of its own', () => {
  expect(ask({ keyword: 'Austin' })).toBe(inAustin)
  expect(ask({ keyword: 'Austin', unknown: '1' })).toBe(inAustin)
  const others = [
    ask({}),
    ask({ city: 'Austin' }),
    ask({ keyword: 'austin' }),
    ask({ id: 'Austin' }),
  ]
  expect(new Set([inAustin, ...others]).size).toBe(5)
  const similar = requestKeyOf(readSimilarJobs, { params: { id: '1' }, query: {} })
  const ofAnother = requestKeyOf(readSimilarJobs, { params: { id: '2' }, query: {} })
  expect(similar).not.toBe(ofAnother)
})

type Versions = Parameters<typeof cacheKeyOf>[2]
const versions: Versions = { current: () => 'v1' }
const keyOf = (endpoint: Read, userId: string, brand: string, version = versions) =>
  cacheKeyOf({ endpoint, requestKey: 'q' }, { caller: { userId, brand } }, version)

test('a private reply is kept for its user, company and state', async () => {
  const key = await keyOf(readProfile, '71001', 'arna')
  const others = [
    keyOf(readProfile, '71002', 'arna'),
    keyOf(readProfile, '71001', 'xpo'),
    keyOf(readProfile, '71001', 'arna', { current: () => 'v2' }),
    keyOf(searchJobs, '71001', 'arna'),
  ]
  expect(new Set([key, ...(await Promise.all(others))]).size).toBe(5)
  expect(await keyOf(readProfile, '71001', 'arna')).toBe(key)
  expect(await keyOf(searchJobs, '71002', 'xpo')).toBe('q')
})

test('the state of a user may be read from a store', async () => {
  const stored = { current: async () => 'v1' }
  expect(await keyOf(readProfile, '71001', 'arna', stored)).toBe(
    await keyOf(readProfile, '71001', 'arna'),
  )
})

test('a private reply needs a caller', () => {
  const read = { endpoint: readProfile, requestKey: 'q' }
  expect(() => cacheKeyOf(read, {}, versions)).toThrow('cached for its caller')
})
