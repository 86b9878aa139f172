import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { track } from '../portal/activity.ts'
import { showPart } from '../testing/show-page.tsx'
import { LoadingBar } from './loading-bar.tsx'

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function startRequest() {
  const { promise, resolve } = Promise.withResolvers<void>()
  act(() => void track(promise))
  return () => act(async () => resolve())
}

beforeEach(async () => {
  jest.useFakeTimers()
  await showPart(<LoadingBar />)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('is shown from 150 ms on, until the last request has ended', async () => {
  const end = startRequest()
  await pass(149)
  expect(bar()).toBeNull()
  await pass(1)
  expect(bar()).not.toBeNull()
  const endOther = startRequest()
  await end()
  expect(bar()).not.toBeNull()
  await endOther()
  expect(bar()).toBeNull()
})

test('is not shown for shorter requests, whatever follows them', async () => {
  await pass(0)
  const end = startRequest()
  await pass(100)
  await end()
  await pass(60_000)
  expect(bar()).toBeNull()
  const endNext = startRequest()
  await pass(149)
  expect(bar()).toBeNull()
  await endNext()
})
