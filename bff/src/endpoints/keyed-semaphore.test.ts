import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { bodyTimeoutMs } from '../http/body-timeout.ts'
import { createKeyedSemaphore, slotWaitMs } from './keyed-semaphore.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('grants two slots per key at once, the third when one is released', async () => {
  const slots = createKeyedSemaphore(2, 'uploads')
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
  const slots = createKeyedSemaphore(1, 'uploads')
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

test('a slot that is handed on is not free', async () => {
  const slots = createKeyedSemaphore(2, 'uploads')
  const [first] = await Promise.all([slots.acquire('a'), slots.acquire('a')])
  const granted: string[] = []
  void slots.acquire('a').then(() => granted.push('third'))
  first()
  void slots.acquire('a').then(() => granted.push('fourth'))
  await jest.advanceTimersByTimeAsync(0)
  expect(granted).toEqual(['third'])
})

test('a released slot is one, while others of the key are in use', async () => {
  const slots = createKeyedSemaphore(2, 'uploads')
  const [first] = await Promise.all([slots.acquire('a'), slots.acquire('a')])
  first()
  await slots.acquire('a')
  const granted: string[] = []
  void slots.acquire('a').then(() => granted.push('third'))
  await jest.advanceTimersByTimeAsync(0)
  expect(granted).toEqual([])
})

test('the end of a wait that was granted takes the place of no other', async () => {
  const slots = createKeyedSemaphore(1, 'uploads')
  const release = await slots.acquire('a')
  const second = slots.acquire('a')
  await jest.advanceTimersByTimeAsync(slotWaitMs / 4)
  release()
  const releaseSecond = await second
  const third = slots.acquire('a')
  await jest.advanceTimersByTimeAsync(slotWaitMs * (7 / 8))
  releaseSecond()
  await expect(third).resolves.toBeInstanceOf(Function)
})

test("throws 'rate-limited' after the wait, and does not lose the slot", async () => {
  const slots = createKeyedSemaphore(1, 'uploads')
  const release = await slots.acquire('a')
  const late = expect(slots.acquire('a')).rejects.toMatchObject({
    code: 'rate-limited',
    details: { retryAfter: 5, limit: 'uploads' },
  })
  await jest.advanceTimersByTimeAsync(slotWaitMs)
  await late
  release()
  const again = await slots.acquire('a')
  again()
})

test('two waits end before the body timeout', () => {
  expect(2 * slotWaitMs).toBeLessThan(bodyTimeoutMs)
})
