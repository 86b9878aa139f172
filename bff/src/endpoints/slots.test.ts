import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { bodyTimeoutMs } from '../http/body-timeout.ts'
import { createSlots, slotWaitMs } from './slots.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('grants two slots per key at once, the third when one is released', async () => {
  const slots = createSlots(2)
  const [first] = await Promise.all([slots.acquire('a'), slots.acquire('a')])
  const granted: string[] = []
  slots.acquire('a').then(() => granted.push('third'))
  await slots.acquire('b')
  expect(granted).toEqual([])
  first()
  await jest.advanceTimersByTimeAsync(0)
  expect(granted).toEqual(['third'])
})

test('grants a slot to the one that waits longest', async () => {
  const slots = createSlots(1)
  const release = await slots.acquire('a')
  const granted: string[] = []
  for (const name of ['second', 'third', 'fourth'])
    void slots.acquire('a').then((releaseNext) => {
      granted.push(name)
      if (name !== 'third') releaseNext()
    })
  release()
  await jest.advanceTimersByTimeAsync(0)
  expect(granted).toEqual(['second', 'third'])
})

test("throws 'rate-limited' after the wait, and does not lose the slot", async () => {
  const slots = createSlots(1)
  const release = await slots.acquire('a')
  const late = expect(slots.acquire('a')).rejects.toThrow('rate-limited')
  await jest.advanceTimersByTimeAsync(slotWaitMs)
  await late
  release()
  const again = await slots.acquire('a')
  again()
})

test('two waits end before the body timeout', () => {
  expect(2 * slotWaitMs).toBeLessThan(bodyTimeoutMs)
})
