import { beforeEach, expect, jest, test } from '@jest/globals'
import { hasSteppedUpSince, requestStepUp, stepUpCount, stepUpHost } from './step-up.ts'

let unmount: (() => void) | undefined
beforeEach(() => unmount?.())

test('prompts once for concurrent calls, and waits until the dialog is mounted', async () => {
  const results = Promise.all([requestStepUp(), requestStepUp()])
  const prompt = jest.fn(async () => true)
  unmount = stepUpHost.mount(prompt)
  expect(await results).toEqual([true, true])
  expect(prompt).toHaveBeenCalledTimes(1)
})

test('a call refused under the old session id may be retried only after a step-up', async () => {
  const before = stepUpCount()
  unmount = stepUpHost.mount(async () => false)
  expect(await requestStepUp()).toBe(false)
  expect(await hasSteppedUpSince(before)).toBe(false)
  unmount()
  unmount = stepUpHost.mount(async () => true)
  await requestStepUp()
  expect(await hasSteppedUpSince(before)).toBe(true)
  expect(await hasSteppedUpSince(stepUpCount())).toBe(false)
})

test('declines an open prompt when the dialog is unmounted, and prompts again afterwards', async () => {
  unmount = stepUpHost.mount(() => new Promise(() => undefined))
  const declined = requestStepUp()
  // The prompt opens asynchronously.
  await Promise.resolve()
  unmount()
  expect(await declined).toBe(false)
  const prompt = jest.fn(async () => true)
  unmount = stepUpHost.mount(prompt)
  expect(await requestStepUp()).toBe(true)
  expect(prompt).toHaveBeenCalledTimes(1)
})

test('a call refused while a prompt is open waits for its reply to arrive', async () => {
  jest.useFakeTimers()
  const before = stepUpCount()
  let enter: (stepped: boolean) => void = () => undefined
  unmount = stepUpHost.mount(
    () =>
      new Promise((resolve) => {
        enter = resolve
      }),
  )
  const stepUp = requestStepUp()
  await jest.advanceTimersByTimeAsync(0)
  const mayRetry = hasSteppedUpSince(before)
  await jest.advanceTimersByTimeAsync(400)
  enter(true)
  await stepUp
  await jest.advanceTimersByTimeAsync(100)
  expect(await mayRetry).toBe(true)
  jest.useRealTimers()
})

test('a call refused without a prompt does not wait', async () => {
  jest.useFakeTimers()
  const answers = Promise.race([
    hasSteppedUpSince(stepUpCount()),
    jest.advanceTimersByTimeAsync(499),
  ])
  expect(await answers).toBe(false)
  jest.useRealTimers()
})

test('a call refused while a prompt is open is given 500 ms', async () => {
  jest.useFakeTimers()
  unmount = stepUpHost.mount(() => new Promise(() => undefined))
  void requestStepUp()
  let hasSettled = false
  const mayRetry = hasSteppedUpSince(stepUpCount()).finally(() => {
    hasSettled = true
  })
  await jest.advanceTimersByTimeAsync(499)
  expect(hasSettled).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await mayRetry).toBe(false)
  jest.useRealTimers()
})
