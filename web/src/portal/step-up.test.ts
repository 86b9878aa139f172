import { beforeEach, expect, jest, test } from '@jest/globals'
import { hasSteppedUpSince, requestStepUp, stepUpCount, stepUpHost } from './step-up.ts'

let takeBack: (() => void) | undefined
beforeEach(() => takeBack?.())

test('asks once, however many calls need it, and waits until somebody can answer', async () => {
  const asked = Promise.all([requestStepUp(), requestStepUp()])
  const ask = jest.fn(async () => true)
  takeBack = stepUpHost.mount(ask)
  expect(await asked).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what was refused under the old id may be asked again, and only then', async () => {
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
