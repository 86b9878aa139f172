import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { track } from '../portal/activity.ts'
import { passTime } from '../testing/pass-time.ts'
import { showPart } from '../testing/show-page.tsx'
import { stylesOf } from '../testing/styles-of.ts'
import { LoadingBar } from './loading-bar.tsx'

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' })

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
  await passTime(149)
  expect(bar()).toBeNull()
  await passTime(1)
  expect(bar()).not.toBeNull()
  expect(stylesOf(document.body)).toMatchSnapshot()
  const endOther = startRequest()
  await end()
  expect(bar()).not.toBeNull()
  await endOther()
  expect(bar()).toBeNull()
})

test('is not shown for shorter requests, whatever follows them', async () => {
  await passTime(0)
  const end = startRequest()
  await passTime(100)
  await end()
  await passTime(60_000)
  expect(bar()).toBeNull()
  const endNext = startRequest()
  await passTime(149)
  expect(bar()).toBeNull()
  await endNext()
})
