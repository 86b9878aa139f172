import { beforeEach, expect, jest, test } from '@jest/globals'
import { askForStepUp, steppedUpSince, stepUpHost, stepUpsDone } from './step-up.ts'

let takeBack: (() => void) | undefined
beforeEach(() => takeBack?.())

test('asks once, however many calls need it, and waits until somebody can answer', async () => {
  const asked = Promise.all([askForStepUp(), askForStepUp()])
  const ask = jest.fn(async () => true)
  takeBack = stepUpHost.mount(ask)
  expect(await asked).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what was refused under the old id may be asked again, and only then', async () => {
  const before = stepUpsDone()
  takeBack = stepUpHost.mount(async () => false)
  expect(await askForStepUp()).toBe(false)
  expect(await steppedUpSince(before)).toBe(false)
  takeBack()
  takeBack = stepUpHost.mount(async () => true)
  await askForStepUp()
  expect(await steppedUpSince(before)).toBe(true)
  expect(await steppedUpSince(stepUpsDone())).toBe(false)
})
