import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { everyFocus, FreshCache, refreshOnFocus } from '../testing/fresh-cache.tsx'
import { sessionOf } from '../testing/session-of.ts'
import { PortalError } from './portal-error.ts'
import {
  clearCache,
  clearCached,
  clearCacheExcept,
  load,
  peek,
  reload,
  revalidate,
  setCached,
  useRead,
} from './use-read.ts'

/** New for each test. */
let input = { params: { code: '' } }
let tests = 0
const contentOf = (title: string) => ({
  categories: [{ title, language: 'en' as const, items: [] }],
})
const visitor = sessionOf(null)

/** Resolvers of the requests, in order. */
let requests: ((title: string) => void)[]

beforeEach(() => {
  requests = []
  input = { params: { code: `code-${++tests}` } }
  globalThis.fetch = () =>
    new Promise((resolve) => {
      requests.push((title) => {
        const response = new Response()
        // SWR compares objects of its own realm only.
        response.json = async () => contentOf(title)
        resolve(response)
      })
    })
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

function Title() {
  const { data } = useRead(readContent, input)
  return <p>{data?.categories[0]?.title ?? 'reading'}</p>
}

test('what is shown once the cache is cleared is read, however recent the last reply is', async () => {
  const before = render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => requests[0]?.('before'))
  before.unmount()
  await clearCache()
  render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(async () => requests[1]?.('after'))
  expect(screen.getByText('after')).toBeTruthy()
})

test('what is shown once the cache is cleared is read, also while a request from before is under way', async () => {
  const before = render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(() => clearCache())
  expect(requests).toHaveLength(1)
  before.unmount()
  render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(async () => requests[1]?.('after'))
  await act(async () => requests[0]?.('before'))
  expect(screen.getByText('after')).toBeTruthy()
})

test('clearCacheExcept reads again what is on screen, and keeps the session', async () => {
  await setCached(readSession, {}, visitor)
  render(<Title />)
  await act(async () => requests[0]?.('of Arna'))
  expect(await screen.findByText('of Arna')).toBeTruthy()
  act(() => clearCacheExcept(readSession, {}))
  expect(screen.getByText('reading')).toBeTruthy()
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(async () => requests[1]?.('of Pro Staff'))
  expect(await screen.findByText('of Pro Staff')).toBeTruthy()
  expect(peek(readSession, {})).toEqual(visitor)
})

test('clearCacheExcept keeps what is not of the gateway', async () => {
  const readLogos = jest.fn(async () => ['a logo'])
  const { result } = renderHook(() => useSWR('/assets/logos.json', readLogos))
  await waitFor(() => expect(result.current.data).toEqual(['a logo']))
  await act(async () => clearCacheExcept(readSession, {}))
  expect(result.current.data).toEqual(['a logo'])
  expect(readLogos).toHaveBeenCalledTimes(1)
})

test.each([
  ['clearCached', () => void clearCached(readContent, input)],
  ['clearCacheExcept', () => clearCacheExcept(readSession, {})],
])('a reply that equals the one at mount is shown after %s', async (_name, clear) => {
  await setCached(readContent, input, contentOf('the same'))
  render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => requests[0]?.('the same'))
  act(clear)
  expect(screen.getByText('reading')).toBeTruthy()
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(async () => requests[1]?.('the same'))
  expect(await screen.findByText('the same')).toBeTruthy()
})

test('a late reply of the previous company is not shown', async () => {
  render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(1))
  act(() => clearCacheExcept(readSession, {}))
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(async () => requests[1]?.('of Pro Staff'))
  await act(async () => requests[0]?.('of Arna'))
  expect(screen.getByText('of Pro Staff')).toBeTruthy()
})

test.each<[string, () => unknown]>([
  ['clearCache', () => clearCache()],
  ['clearCacheExcept', () => clearCacheExcept(readSession, {})],
  ['clearCached', () => clearCached(readContent, input)],
  ['revalidate', () => revalidate(readContent, input)],
])('a loader in flight does not fill the cache after %s', async (_name, clear) => {
  const loading = load(readContent, input)
  await waitFor(() => expect(requests).toHaveLength(1))
  void clear()
  requests[0]?.('of Arna')
  await loading
  expect(peek(readContent, input)).toBeUndefined()
})

test.each([
  ['revalidate', () => revalidate(readContent, input)],
  ['clearCached', () => clearCached(readContent, input)],
])('%s does not show the reply of a request that was under way', async (_name, readAgain) => {
  render(<Title />)
  await waitFor(() => expect(requests).toHaveLength(1))
  act(() => void readAgain())
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(async () => requests[1]?.('newer'))
  await act(async () => requests[0]?.('older'))
  expect(screen.getByText('newer')).toBeTruthy()
})

test('a loader overtaken by a reload does not fill the cache', async () => {
  const loading = load(readContent, input)
  const reloading = reload(readContent, input)
  await waitFor(() => expect(requests).toHaveLength(2))
  requests[1]?.('newer')
  await reloading
  requests[0]?.('older')
  await loading
  expect(peek(readContent, input)).toEqual(contentOf('newer'))
})

test('a newer request stays in flight when the one that it overtook ends', async () => {
  const loading = load(readContent, input)
  await waitFor(() => expect(requests).toHaveLength(1))
  const reloading = reload(readContent, input)
  await waitFor(() => expect(requests).toHaveLength(2))
  requests[0]?.('older')
  await loading
  const joined = load(readContent, input)
  requests[1]?.('newer')
  expect(await Promise.all([reloading, joined])).toEqual([contentOf('newer'), contentOf('newer')])
  expect(requests).toHaveLength(2)
})

test('a loader overtaken by setCached does not fill the cache', async () => {
  const loading = load(readContent, input)
  await waitFor(() => expect(requests).toHaveLength(1))
  await setCached(readContent, input, contentOf('written'))
  requests[0]?.('older')
  await loading
  expect(peek(readContent, input)).toEqual(contentOf('written'))
})

test('a focus reads again, however recent the last reply is', async () => {
  render(
    <SWRConfig value={everyFocus}>
      <Title />
    </SWRConfig>,
  )
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => requests[0]?.('read'))
  await refreshOnFocus()
  expect(requests).toHaveLength(2)
  await act(async () => requests[1]?.('read again'))
})

test.each([
  [undefined, 3],
  [60_000, 1],
])(
  'with %p ms between revalidations on focus, a read and two focuses make %i requests',
  async (ms, count) => {
    const options = ms === undefined ? {} : { focusThrottleMs: ms }
    const Reader = () => <p>{useRead(readContent, input, options).data?.categories[0]?.title}</p>
    render(
      <FreshCache>
        <Reader />
      </FreshCache>,
    )
    await waitFor(() => expect(requests).toHaveLength(1))
    await act(async () => requests[0]?.('read'))
    for (const _focus of [1, 2]) {
      await refreshOnFocus()
      await act(async () => requests.at(-1)?.('read again'))
    }
    expect(requests).toHaveLength(count)
  },
)

test('a failure that its page did not wait for is told to its component, whatever is cached', async () => {
  await setCached(readContent, input, contentOf('cached'))
  const fails = Promise.withResolvers<never>()
  globalThis.fetch = () => fails.promise
  const loading = load(readContent, input).catch((error) => error)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ revalidateIfStale: false }}>{children}</SWRConfig>
  )
  const { result } = renderHook(() => useRead(readContent, input), { wrapper })
  expect(result.current.data).toEqual(contentOf('cached'))
  // SWR reads in the next frame what is cached.
  await act(() => new Promise(requestAnimationFrame))
  await act(async () => fails.reject(new TypeError('no connection')))
  await waitFor(() => expect(result.current.error).toBeInstanceOf(PortalError))
  expect(await loading).toBe(result.current.error)
})
