import { startApplication } from '@gatehouse/contracts/portal/application'
import { readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack
const staff = '10.1.2.3'
const elsewhere = '203.0.113.7'
const audience = 'internal'
const params = { id: '1001' }

beforeAll(async () => {
  stack = await startStack({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const visitorFrom = (address: string) => stack.visitor({ 'x-forwarded-for': address })
const internalCalls = () => stack.operationsCalled().filter((name) => /internal/i.test(name))

test.each([
  [staff, ['searchInternalJobs', 'internalJobDetails', 'internalJobDetails']],
  [elsewhere, []],
])('%s with the internal audience makes the internal calls %j', async (address, expected) => {
  const visitor = visitorFrom(address)
  const query = { audience, brandId: 'staffmark' } as const
  const answers = { isOfAge: 'yes', isEligible: 'yes', email: 'nele@example.test' }
  const responses = [
    await visitor.call(searchJobs, { query: { audience } }),
    await visitor.call(readJob, { params, query }),
    await visitor.send(startApplication, { params, body: { ...query, ...answers } }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(internalCalls()).toEqual(expected)
})

test('a cached reply for staff is not given to others', async () => {
  const query = { audience, id: '1003' } as const
  for (const [address, total] of [
    [staff, 1],
    [staff, 1],
    [elsewhere, 0],
    [elsewhere, 0],
    [staff, 1],
  ] as const)
    expect((await visitorFrom(address).call(searchJobs, { query })).reply.total).toBe(total)
})

test.each([
  [elsewhere, '/search-jobs?mode=internal&state=TX', '/search-jobs?state=TX'],
  [elsewhere, '/search-jobs/1001?mode=internal', '/search-jobs/1001'],
  [elsewhere, '/%73earch-jobs?mode=internal', '/search-jobs?mode=internal'],
  [elsewhere, '/Search-Jobs/1001?mode=internal', '/search-jobs/1001?mode=internal'],
  [elsewhere, '/search-jobs/1001?mode=%69nternal', '/search-jobs/1001'],
  [elsewhere, '/search-jobs/%31001?mode=internal', '/search-jobs/%31001'],
  [elsewhere, '/search-jobs?keyword=a?b&mode=internal', '/search-jobs?keyword=a%3Fb'],
  [elsewhere, '/search-jobs?state=TX', ''],
  [elsewhere, '//other.test/search-jobs?mode=internal', ''],
  [staff, '/search-jobs?mode=internal', ''],
])('%s at %s is redirected to %j', async (address, path, location) => {
  expect(await visitorFrom(address).visit(path)).toBe(location)
})

test('an address that the client only claims to have counts for nothing', async () => {
  const path = '/search-jobs?mode=internal'
  expect(await visitorFrom(`${staff}, ${elsewhere}`).visit(path)).toBe('/search-jobs')
  expect(await visitorFrom(`${elsewhere}, ${staff}`).visit(path)).toBe('')
  const untrusting = await startStack({ TRUST_PROXY: '10.0.0.0/8' }, { fakes: stack.fakes })
  const claimed = untrusting.visitor({ 'x-forwarded-for': elsewhere })
  // The address of the connection is loopback, which is internal.
  expect(await claimed.visit(path)).toBe('')
  await untrusting.close()
})

test('a redirect is not cached: it depends on the address', async () => {
  const headers = { 'x-forwarded-for': elsewhere }
  const url = `${stack.url}/search-jobs?mode=internal`
  const redirect = await fetch(url, { headers, redirect: 'manual' })
  expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'no-store'])
})

test('INTERNAL_NETWORKS names the networks', async () => {
  const settings = { TRUST_PROXY: '127.0.0.1', INTERNAL_NETWORKS: '203.0.113.0/24' }
  const own = await startStack(settings, { fakes: stack.fakes })
  const visit = (address: string) =>
    own.visitor({ 'x-forwarded-for': address }).visit('/search-jobs?mode=internal')
  expect(await Promise.all([visit(elsewhere), visit(staff)])).toEqual(['', '/search-jobs'])
  await own.close()
})
