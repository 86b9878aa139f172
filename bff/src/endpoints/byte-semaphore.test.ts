import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createByteSemaphore } from './byte-semaphore.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function setUp(bytes: number) {
  const room = createByteSemaphore(bytes)
  const inside: string[] = []
  const come = (name: string, size: number) =>
    room.acquire(size).then(
      () => void inside.push(name),
      (error: Error) => void inside.push(`${name} ${error.message}`),
    )
  return { room, inside, come }
}

test('acquires at once while bytes are available, else first come, first served', async () => {
  const { room, inside, come } = setUp(10)
  come('a', 6)
  come('b', 6)
  come('c', 1)
  await jest.advanceTimersByTimeAsync(0)
  expect(inside).toEqual(['a'])
  room.release(6)
  await jest.advanceTimersByTimeAsync(0)
  expect(inside).toEqual(['a', 'b', 'c'])
})

test("throws 'overloaded' after the wait, and lets the next one in", async () => {
  const { inside, come } = setUp(10)
  come('a', 6)
  come('b', 6)
  await jest.advanceTimersByTimeAsync(5_000)
  come('c', 4)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(inside).toEqual(['a', 'b overloaded', 'c'])
})
