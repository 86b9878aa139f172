import { findPostalCode } from '@gatehouse/contracts/portal/jobs'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const austin = { latitude: 30.2671534, longitude: -97.7430608 }
const find = (body: typeof austin) => stack.visitor().call(findPostalCode, { body })
const geocoderCalls = () =>
  stack.fakes.world.calls.list().filter(({ path }) => path.startsWith('/maps'))

test('gives the postal code and rounds the position sent to the geocoder', async () => {
  const { status, reply } = await find(austin)
  expect([status, reply]).toEqual([200, { postalCode: '78701' }])
  const [call] = geocoderCalls()
  expect(call?.path).toBe('/maps/reverse?lat=30.27&lon=-97.74&format=jsonv2')
  const names = Object.keys(call?.headers ?? {})
  expect(names.filter((name) => /auth|cookie|token|timecode|request-id/i.test(name))).toEqual([])
})

test('logs no position', async () => {
  stack.log.length = 0
  await find(austin)
  stack.fakes.world.faults.add({ operation: 'maps', kind: 'reset', times: 1 })
  await find(austin)
  expect(stack.log.join('')).toContain('postal-code')
  expect(stack.log.join('')).not.toMatch(/30\.2|97\.7/)
})

test.each([
  ['at sea', { latitude: 0, longitude: 0 }],
  ['where codes are no ZIP codes', { latitude: 43.65, longitude: -79.38 }],
])('answers 404 %s', async (_case, place) => {
  const { status, problem } = await find(place)
  expect([status, problem.code]).toEqual([404, 'not-found'])
})

test.each([
  ['78701', '78701'],
  [' 78701 ', '78701'],
  ['78701-1234', '78701'],
  ['78701-12', undefined],
  ['787012', undefined],
  ['', undefined],
  [null, undefined],
])('reads the postal code %j of the geocoder as %p', async (postcode, postalCode) => {
  const text = JSON.stringify({ address: { postcode } })
  stack.fakes.world.faults.add({ operation: 'maps', kind: 'reply', text, times: 1 })
  expect((await find(austin)).reply.postalCode).toBe(postalCode)
})

test.each([
  ['{}', 200, 'not-found'],
  ['null', 200, 'not-found'],
  ['', 204, 'upstream-refused'],
  ['{"address":{"postcode":"78701"}}', 302, 'upstream-refused'],
])('answers a problem when the geocoder replies %p with %d', async (text, status, code) => {
  stack.fakes.world.faults.add({ operation: 'maps', kind: 'reply', text, status, times: 1 })
  expect((await find(austin)).problem.code).toBe(code)
})

test.each([
  ['reset', 'upstream-unreachable'],
  ['status', 'upstream-refused'],
  ['garbage', 'upstream-invalid-response'],
  ['huge-body', 'upstream-unreachable'],
] as const)('answers a problem when the geocoder fails: %s', async (kind, code) => {
  stack.fakes.world.faults.add({ operation: 'maps', kind, times: 1 })
  expect((await find(austin)).problem.code).toBe(code)
})

test('times out when the geocoder hangs', async () => {
  const impatient = await startStack({ UPSTREAM_READ_MS: '200' }, { fakes: stack.fakes })
  stack.fakes.world.faults.add({ operation: 'maps', kind: 'hang', times: 1 })
  const { problem } = await impatient.visitor().call(findPostalCode, { body: austin })
  expect(problem.code).toBe('upstream-timeout')
})

test('limits the look-ups of one address', async () => {
  const strict = await startStack({ LIMIT_READS: '2' }, { fakes: stack.fakes })
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 3; i++)
    codes.push((await strict.visitor().call(findPostalCode, { body: austin })).problem.code)
  expect(codes).toEqual([undefined, undefined, 'rate-limited'])
  expect(geocoderCalls()).toHaveLength(2)
  await strict.close()
})

test('rejects a bot before calling the geocoder', async () => {
  const headers = { [botTokenHeader]: 'bot' }
  const { problem } = await stack.visitor().send(findPostalCode, { body: austin, headers })
  expect(problem.code).toBe('bot-suspected')
  expect(geocoderCalls()).toEqual([])
})

test('answers 404 without GEOCODER_URL, and the page settings say so', async () => {
  const other = await startStack({ GEOCODER_URL: '' }, { fakes: stack.fakes })
  const { status } = await other.visitor().call(findPostalCode, { body: austin })
  expect(status).toBe(404)
  const settingOf = async (url: string) =>
    /findsPostalCode&#34;:(\w+)/.exec(await (await fetch(url)).text())?.[1]
  expect([await settingOf(other.url), await settingOf(stack.url)]).toEqual(['false', 'true'])
})
