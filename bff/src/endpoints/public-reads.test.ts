import { endpoint } from '@gatehouse/contracts/endpoint'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Type } from 'typebox'
import type { AreaContext } from '../areas/area-context.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

const numbers = endpoint({
  method: 'GET',
  path: '/api/probe/numbers/:of',
  access: 'public',
  cache: 'everyone',
  params: { of: Type.String({ pattern: '^\\w+$' }) },
  query: Type.Object({ from: Type.Optional(Type.Integer()) }),
  reply: Type.Object({
    number: Type.Integer(),
    extras: Type.Object({ state: Type.String() }),
  }),
  problems: ['not-found'],
})

let stack: Stack
let runs = 0
let extras = 'available'
let down = false
let slow: Promise<void> | undefined

function probe({ serve, pages }: AreaContext) {
  serve(numbers, async () => {
    await slow
    if (down) throw new UpstreamError(employeeContent.getContent, 'timeout')
    return { number: ++runs, extras: { state: extras } }
  })
  pages('/probe/:of', async ({ params: { of = '' }, query, read }) => {
    const from = query.get('from')
    const input = { params: { of }, query: from ? { from: Number(from) } : {} }
    const { reply } = await read(numbers, input)
    return { title: `Number ${reply.number}` }
  })
}

beforeAll(async () => {
  stack = await startStack({}, { areas: [probe] })
})
afterAll(() => stack.close())
beforeEach(() => {
  runs = 0
  extras = 'available'
  down = false
  slow = undefined
})
afterEach(() => void jest.restoreAllMocks())

async function page(path: string) {
  const response = await fetch(stack.url + path)
  const html = await response.text()
  return [response.status, /<title>(?:Number (\d+))?/.exec(html)?.[1]]
}

test.each([
  ['', undefined],
  ['?from=2', 2],
])('a page and its endpoint with %j share one reply', async (search, from) => {
  const query = from === undefined ? {} : { from }
  expect(await page(`/probe/shared${search}`)).toEqual([200, '1'])
  const { reply } = await stack.visitor().call(numbers, { params: { of: 'shared' }, query })
  expect(reply.number).toBe(1)
  expect(await page(`/probe/shared${search}`)).toEqual([200, '1'])
  expect(await page(`/probe/other${search}`)).toEqual([200, '2'])
})

test('a partial reply is that of one page alone', async () => {
  extras = 'unavailable'
  expect(await page('/probe/partial')).toEqual([200, '1'])
  extras = 'available'
  expect(await page('/probe/partial')).toEqual([200, '2'])
  expect(await page('/probe/partial')).toEqual([200, '2'])
})

test('a page is made of an expired reply while the upstream fails', async () => {
  expect(await page('/probe/stale')).toEqual([200, '1'])
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now')
  down = true
  // For ten minutes after the half minute for which it was fresh.
  for (const seconds of [31, 629]) {
    clock.mockReturnValue(now + seconds * 1000)
    expect(await page('/probe/stale')).toEqual([200, '1'])
  }
  clock.mockReturnValue(now + 640_000)
  expect((await page('/probe/stale'))[0]).toBe(503)
  expect((await page('/probe/fresh'))[0]).toBe(503)
})

test('a page that waits for its data too long is sent without it, and they are loaded once', async () => {
  const hasty = await startStack({ PAGE_MS: '100' }, { areas: [probe], fakes: stack.fakes })
  const loaded = Promise.withResolvers<void>()
  slow = loaded.promise
  const response = await fetch(`${hasty.url}/probe/slow`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120'])
  expect(await response.text()).not.toContain('Number')
  expect(hasty.log.join('')).toContain('page meta data unavailable')
  const reading = hasty.visitor().call(numbers, { params: { of: 'slow' }, query: {} })
  loaded.resolve()
  expect((await reading).reply.number).toBe(1)
  await hasty.close()
})
