import { setImmediate } from 'node:timers/promises'
import { recordPresses } from '@gatehouse/contracts/portal/tracking'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import { afterEach, expect, test } from '@jest/globals'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack

/** Anew for each test: events go on after their test has ended. */
const start = async (settings: Record<string, string> = {}) => {
  stack = await startStack({ UPSTREAM_WRITE_MS: '1000', ...settings })
}
afterEach(() => stack.close())

const waitUntil = async (condition: () => boolean) => {
  while (!condition()) await setImmediate()
}
const logged = (text: string) => stack.log.join('').includes(text)

const press = (visitor: Visitor, ...elements: string[]) =>
  visitor.call(recordPresses, { body: { elements } })
const events = () => stack.fakes.world.calls.list().filter(({ operation }) => operation === 'track')
const bodies = () => events().map(({ body }) => body)

test('sends one event per press with the ids of the session', async () => {
  await start()
  const maria = await stack.signIn('maria.santos')
  const { status, reply } = await press(maria, 'menu-profile', 'apply-now', 'apply-now')
  expect([status, reply]).toEqual([200, {}])
  await waitUntil(() => events().length === 3)
  const ids = { EWUserId: 71001, EWUserLoginId: 'maria.santos', userOriginData: null }
  expect(bodies()).toHaveLength(3)
  expect(bodies()).toEqual(
    expect.arrayContaining([
      { ...ids, ElementId: 'menu-profile' },
      { ...ids, ElementId: 'apply-now' },
    ]),
  )
  expect(events().map(({ path, status }) => [path, status])).toEqual(
    Array.from({ length: 3 }, () => ['/Api/Tracking', 204]),
  )
})

test('sends empty ids for a visitor', async () => {
  await start()
  await press(stack.visitor(), 'search-jobs')
  await waitUntil(() => events().length === 1)
  expect(bodies()).toEqual([
    { EWUserId: '', EWUserLoginId: '', ElementId: 'search-jobs', userOriginData: null },
  ])
})

test.each([
  [[]],
  [['Apply-Now']],
  [['apply now']],
  [['maria@example.test']],
  [['-apply']],
  [['apply--now']],
  [['x'.repeat(61)]],
  [[1]],
  [[null]],
  [Array.from({ length: 21 }, () => 'apply-now')],
])('rejects the elements %j', async (elements) => {
  await start()
  const { status, problem } = await stack.visitor().send(recordPresses, { body: { elements } })
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
  expect(stack.operationsCalled()).toEqual([])
})

test.each(['track', 'verifyReCaptcha'])('does not wait for %s', async (operation) => {
  await start()
  stack.fakes.world.faults.add({ operation, kind: 'hang', times: 1 })
  const before = performance.now()
  expect((await press(stack.visitor(), 'apply-now')).status).toBe(200)
  expect(performance.now() - before).toBeLessThan(1000)
})

test('drops an event that fails, logs it and counts it like any call', async () => {
  await start()
  stack.fakes.world.faults.add({ operation: 'track', kind: 'status', status: 500, times: 1 })
  expect((await press(stack.visitor(), 'apply-now', 'menu-profile')).status).toBe(200)
  await waitUntil(() => logged('tracking events dropped'))
  expect(findLogLine(stack, 'tracking events dropped')).toMatchObject({
    ...traceableWarning,
    events: 1,
  })
  expect(events()).toHaveLength(2)
  const metrics = await (await fetch(`${stack.opsUrl}/metrics`)).text()
  expect(metrics).toContain('gatehouse_upstream_seconds_count{operation="track",outcome="refused",')
})

test('sends nothing for a bot', async () => {
  await start()
  const body = { elements: ['apply-now'] }
  await stack.visitor().send(recordPresses, { body, headers: { [botTokenHeader]: 'bot' } })
  await waitUntil(() => logged('bot-suspected'))
  expect(events()).toEqual([])
})

test('without a bot score sends nothing, and takes no point of other writes', async () => {
  await start({ LIMIT_UNVERIFIED: '1' })
  stack.fakes.world.faults.add({ operation: 'verifyReCaptcha', kind: 'status', status: 500 })
  const visitor = stack.visitor()
  for (let batch = 0; batch < 3; batch++) await press(visitor, 'apply-now')
  await waitUntil(() => stack.log.join('').match(/tracking events dropped/g)?.length === 3)
  expect(logged('bot-check-unavailable')).toBe(true)
  expect(events()).toEqual([])
  expect(logged('rate-limited')).toBe(false)
})

test('limits the batches of one address', async () => {
  await start({ LIMIT_TRACKING: '2' })
  const statuses = []
  for (let batch = 0; batch < 3; batch++)
    statuses.push((await press(stack.visitor(), 'apply-now')).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('sends eight at a time, and drops what exceeds the queue', async () => {
  await start()
  stack.fakes.world.faults.add({ operation: 'track', kind: 'hang' })
  const many = Array.from({ length: 20 }, (_, i) => `element-${i}`)
  for (let batch = 0; batch < 12; batch++) await press(stack.visitor(), ...many)
  await waitUntil(() => logged('Bulkhead'))
  expect(events()).toHaveLength(8)
})

test('drops nothing of ten full batches at once', async () => {
  await start({ UPSTREAM_WRITE_MS: '20000' })
  stack.fakes.world.faults.add({ operation: 'track', kind: 'delay', ms: 50, times: 8 })
  const many = Array.from({ length: 20 }, (_, i) => `element-${i}`)
  await Promise.all(Array.from({ length: 10 }, () => press(stack.visitor(), ...many)))
  await waitUntil(() => events().length === 200)
  expect(logged('tracking events dropped')).toBe(false)
})
