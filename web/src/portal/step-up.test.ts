import { beforeEach, expect, jest, test } from '@jest/globals'
import { hasSteppedUpSince, requestStepUp, stepUpCount, stepUpHost } from './step-up.ts'

let takeBack: (() => void) | undefined
beforeEach(() => takeBack?.())

test('prompts once for concurrent calls, and waits until the dialog is mounted', async () => {
  const asked = Promise.all([requestStepUp(), requestStepUp()])
  const ask = jest.fn(async () => true)
  takeBack = stepUpHost.mount(ask)
  expect(await asked).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a call refused under the old session id may be retried only after a step-up', async () => {
  const before = stepUpCount()
  takeBack = stepUpHost.mount(async () => false)
  expect(await requestStepUp()).toBe(false)
  expect(await hasSteppedUpSince(before)).toBe(false)
  takeBack()
  takeBack = stepUpHost.mount(async () => true)
  await requestStepUp()
  expect(await hasSteppedUpSince(before)).toBe(true)
  expect(await hasSteppedUpSince(stepUpCount())).toBe(false)
})
