import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { signOutWithRetry } from './sign-out-with-retry.ts'

const requests: string[] = []
let reachable = true

beforeEach(() => {
  jest.useFakeTimers()
  requests.length = 0
  globalThis.fetch = async (address) => {
    requests.push(String(address))
    if (!reachable) throw new TypeError('no network')
    return Response.json({})
  }
})

afterEach(() => {
  reachable = true
  jest.useRealTimers()
})

test('signs out', async () => {
  await signOutWithRetry(new AbortController().signal)
  expect(requests).toEqual(['/api/session/sign-out'])
})

test('retries until the gateway is reached', async () => {
  reachable = false
  const signOut = signOutWithRetry(new AbortController().signal)
  await jest.advanceTimersByTimeAsync(3000)
  expect(requests).toHaveLength(3)
  reachable = true
  await jest.advanceTimersByTimeAsync(4000)
  await signOut
  expect(requests).toHaveLength(4)
})

test('retries every 30 seconds at the latest', async () => {
  reachable = false
  const signOut = signOutWithRetry(new AbortController().signal)
  await jest.advanceTimersByTimeAsync(600_000)
  const before = requests.length
  await jest.advanceTimersByTimeAsync(30_000)
  expect(requests).toHaveLength(before + 1)
  reachable = true
  await jest.advanceTimersByTimeAsync(30_000)
  await signOut
})

test('stops at the first input: a retry could end a new session', async () => {
  reachable = false
  const signOut = signOutWithRetry(new AbortController().signal)
  await jest.advanceTimersByTimeAsync(0)
  document.dispatchEvent(new Event('input'))
  await jest.advanceTimersByTimeAsync(60_000)
  await signOut
  expect(requests).toHaveLength(1)
})

test('stops by its signal, as when another tab has signed in', async () => {
  reachable = false
  const signedIn = new AbortController()
  const signOut = signOutWithRetry(signedIn.signal)
  await jest.advanceTimersByTimeAsync(0)
  signedIn.abort()
  reachable = true
  await jest.advanceTimersByTimeAsync(60_000)
  await signOut
  expect(requests).toHaveLength(1)
})
