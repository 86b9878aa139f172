import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'
import { bareAddress } from './forwarded-for.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
  ['', ''],
])('the address of %j is %j', (hop, address) => expect(bareAddress(hop)).toBe(address))

const internalPage = '/search-jobs?mode=internal'

test.each([
  ['10.1.2.3:4000', ''],
  ['[fd00::1]:4000', ''],
  ['203.0.113.7:4000', '/search-jobs'],
  ['203.0.113.7:4000, 10.1.2.3:4000', ''],
  ['10.1.2.3:4000, 203.0.113.7:4000', '/search-jobs'],
  ['10.1.2.3:4000, 127.0.0.1:4000', ''],
])('the port of a hop does not hide its network: %s', async (hops, location) => {
  const stack = await startStack({ TRUST_PROXY: '127.0.0.1' })
  expect(await stack.visitor({ 'x-forwarded-for': hops }).visit(internalPage)).toBe(location)
  await stack.close()
})

test('connections of one address share its rate limit', async () => {
  const stack = await startStack({ TRUST_PROXY: '127.0.0.1', LIMIT_READS: '1' })
  const searchFrom = (address: string, id: string) =>
    stack.visitor({ 'x-forwarded-for': address }).call(searchJobs, { query: { id } })
  const statuses = [
    await searchFrom('203.0.113.7:51234', '1001'),
    await searchFrom('203.0.113.7:51235', '1002'),
    await searchFrom('[2001:db8::1]:4711', '1003'),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 429, 200])
  await stack.close()
})
