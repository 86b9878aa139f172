import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { ignoreQuery, pageLoader } from './page-loader.ts'
import { PortalError } from './portal-error.ts'
import { onSessionChange } from './signed-out.ts'

const never = () => new Promise(() => {})
const stateOf = (loading: Promise<null>) =>
  Promise.race([loading.then(() => 'shown'), jest.advanceTimersByTimeAsync(0)])

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page is shown with its data, or without after 300 ms', async () => {
  expect(await stateOf(pageLoader(async () => 'data')())).toBe('shown')
  const slow = pageLoader(never)()
  await jest.advanceTimersByTimeAsync(299)
  expect(await stateOf(slow)).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(await stateOf(slow)).toBe('shown')
})

test('a page that needs its data waits for it', async () => {
  const page = pageLoader(never, null)()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await stateOf(page)).toBeUndefined()
})

test('a failure is that of the page unless it comes later', async () => {
  const failure = new PortalError()
  await expect(pageLoader(() => Promise.reject(failure))()).rejects.toBe(failure)
  const fail = () => new Promise((_, reject) => setTimeout(reject, 301, failure))
  const page = pageLoader(fail)()
  await jest.advanceTimersByTimeAsync(600)
  await expect(page).resolves.toBeNull()
})

test('leaves where the session has ended', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  const signedOut = () => Promise.reject(portalErrorOf('not-signed-in'))
  await expect(pageLoader(signedOut)()).resolves.toBeNull()
  expect(leave).toHaveBeenCalledTimes(1)
  undo()
})

test.each([
  ['/a?page=1', '/a?page=2', true, false],
  ['/a?page=1', '/a?page=1', true, true],
  ['/a?page=1', '/b?page=1', false, false],
])('from %s to %s, by default %p, a loader runs anew: %p', (from, to, byDefault, expected) => {
  const at = (path: string) => new URL(path, 'https://portal.example.test')
  expect(
    ignoreQuery({
      currentUrl: at(from),
      nextUrl: at(to),
      defaultShouldRevalidate: byDefault,
      currentParams: {},
      nextParams: {},
    }),
  ).toBe(expected)
})
