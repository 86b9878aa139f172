import { readVisitorLocation, recordPresses } from '@gatehouse/contracts/portal/tracking'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ TRUST_PROXY: 'loopback' })
})
afterAll(() => stack.close())
beforeEach(() => {
  stack.fakes.world.reset()
  stack.log.length = 0
})

const locate = (address: string, from = stack) =>
  from.visitor({ 'x-forwarded-for': address }).call(readVisitorLocation)
const requests = () => stack.fakes.world.calls.list()

test.each([
  ['203.0.113.77', '203.0.113.0', { city: 'Austin', region: 'Texas', country: 'US' }],
  ['2001:db8:1:2:3::4', '2001%3Adb8%3A1%3A%3A', { city: 'Ciudad Juárez', country: 'MX' }],
  ['198.51.100.9', '198.51.100.0', { country: 'US' }],
  ['192.0.2.1', '192.0.2.0', {}],
])('asks for the network of %s alone, %s', async (address, network, location) => {
  const { status, reply, headers } = await locate(address)
  expect([status, reply]).toEqual([200, location])
  expect(headers.get('cache-control')).toBe('no-store')
  const [call, ...others] = requests()
  expect([call?.path, others]).toEqual([`/maps/visitor?ip=${network}`, []])
  const names = Object.keys(call?.headers ?? {})
  expect(names.filter((name) => /auth|cookie|token|forwarded|request-id/i.test(name))).toEqual([])
})

test('asks nothing for a private address', async () => {
  expect((await locate('10.0.0.7')).reply).toEqual({})
  expect((await stack.visitor().call(readVisitorLocation)).reply).toEqual({})
  expect(requests()).toEqual([])
})

test.each(['reset', 'status', 'garbage', 'huge-body'] as const)(
  'gives an empty location when the third party fails: %s',
  async (kind) => {
    stack.fakes.world.faults.add({ operation: 'visitor-location', kind, times: 1 })
    const { status, reply } = await locate('203.0.113.77')
    expect([status, reply]).toEqual([200, {}])
    const log = stack.log.join('')
    expect(findLogLine(stack, 'visitor not located')).toMatchObject(traceableWarning)
    expect(log).not.toContain('203.0.113')
  },
)

test.each(['null', '[]', '"Austin"', `{"city":{"name":"Austin"},"country":"${'x'.repeat(99)}"}`])(
  'takes no place from %s',
  async (text) => {
    stack.fakes.world.faults.add({ operation: 'visitor-location', kind: 'reply', text, times: 1 })
    const { status, reply } = await locate('203.0.113.77')
    expect([status, Object.keys(reply)]).toEqual([200, text.includes('x') ? ['country'] : []])
    for (const name of Object.values(reply)) expect(name).toHaveLength(60)
  },
)

test('composes letters and drops the blanks around a name', async () => {
  const text = JSON.stringify({ city: ' Ciudad Jua\u0301rez\n', region: '' })
  stack.fakes.world.faults.add({ operation: 'visitor-location', kind: 'reply', text, times: 1 })
  expect((await locate('203.0.113.77')).reply).toEqual({ city: 'Ciudad Ju\u00e1rez' })
})

test('does not wait beyond the deadline', async () => {
  const settings = { TRUST_PROXY: 'loopback', UPSTREAM_READ_MS: '200' }
  const impatient = await startStack(settings, { fakes: stack.fakes })
  stack.fakes.world.faults.add({ operation: 'visitor-location', kind: 'hang', times: 1 })
  expect((await locate('203.0.113.77', impatient)).reply).toEqual({})
})

test('answers 404 without VISITOR_LOCATION_URL, and the page settings say so', async () => {
  const other = await startStack({ VISITOR_LOCATION_URL: '' }, { fakes: stack.fakes })
  const { status, problem } = await locate('203.0.113.77', other)
  expect([status, problem.code]).toEqual([404, 'not-found'])
  const settingOf = async (url: string) =>
    /findsVisitorLocation&#34;:(\w+)/.exec(await (await fetch(url)).text())?.[1]
  expect([await settingOf(other.url), await settingOf(stack.url)]).toEqual(['false', 'true'])
})

test('limits the look-ups of one address', async () => {
  const settings = { TRUST_PROXY: 'loopback', LIMIT_TRACKING: '2' }
  const strict = await startStack(settings, { fakes: stack.fakes })
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await locate('203.0.113.77', strict)).status)
  expect([...statuses, (await locate('203.0.113.78', strict)).status]).toEqual([200, 200, 429, 200])
})

const press = (origin: unknown) =>
  stack.visitor().send(recordPresses, { body: { elements: ['apply-now'], origin } })

test('passes the location on with each press', async () => {
  const origin = { city: 'Ciudad Juárez', region: "Coeur d'Alene (ID)", country: 'US' }
  expect((await press(origin)).status).toBe(200)
  while (!stack.operationsCalled().includes('track')) await new Promise(setImmediate)
  expect(requests().at(-1)?.body).toMatchObject({ userOriginData: origin })
})

test.each([
  ['Austin'],
  [['Austin']],
  [{ city: '<b>Austin</b>' }],
  [{ city: 'x'.repeat(61) }],
  [{ country: 7 }],
  [{ region: 'a\nb' }],
])('rejects the location %j', async (origin) => {
  const { status, problem } = await press(origin)
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
})
