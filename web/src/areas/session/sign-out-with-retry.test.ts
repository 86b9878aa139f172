import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { signOutWithRetry } from './sign-out-with-retry.ts'

const tries: string[] = []
let reachable = true

beforeEach(() => {
  jest.useFakeTimers()
  tries.length = 0
  globalThis.fetch = async (address) => {
    tries.push(String(address))
    if (!reachable) throw new TypeError('no network')
    return Response.json({})
  }
})

afterEach(() => {
  reachable = true
  jest.useRealTimers()
})

test('signs out', async () => {
  await signOutWithRetry()
  expect(tries).toEqual(['/api/session/sign-out'])
})

test('retries until the gateway is reached', async () => {
  reachable = false
  const over = signOutWithRetry()
  await jest.advanceTimersByTimeAsync(3000)
  expect(tries).toHaveLength(3)
  reachable = true
  await jest.advanceTimersByTimeAsync(4000)
  await over
  expect(tries).toHaveLength(4)
})

test('stops at the first input, whose session it could end', async () => {
  reachable = false
  const over = signOutWithRetry()
  await jest.advanceTimersByTimeAsync(0)
  document.dispatchEvent(new Event('input'))
  await jest.advanceTimersByTimeAsync(60_000)
  await over
  expect(tries).toHaveLength(1)
})
