import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createByteSemaphore } from './byte-semaphore.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function setUp(bytes: number, largest: number) {
  const memory = createByteSemaphore(bytes, largest)
  const events: string[] = []
  const start = (name: string) => {
    const lease = memory.lease()
    const acquire = (wanted: number) =>
      lease.acquire(wanted).then(
        () => void events.push(name),
        (error: Error) => void events.push(`${name} ${error.message}`),
      )
    return { ...lease, acquire }
  }
  const settled = async () => {
    await jest.advanceTimersByTimeAsync(0)
    return events.splice(0)
  }
  return { start, settled }
}

test('leaves the oldest upload what it can still need', async () => {
  const { start, settled } = setUp(20, 10)
  const [a, b, c] = [start('a'), start('b'), start('c')]
  a.acquire(1)
  b.acquire(9)
  c.acquire(2)
  expect(await settled()).toEqual(['a', 'b'])
  a.acquire(9)
  expect(await settled()).toEqual(['a'])
  b.acquire(1)
  expect(await settled()).toEqual(['b'])
  a.release()
  expect(await settled()).toEqual(['c'])
})

test('a piece that fits does not wait for a larger one before it', async () => {
  const { start, settled } = setUp(20, 10)
  const [a, b, c] = [start('a'), start('b'), start('c')]
  a.acquire(10)
  b.acquire(8)
  expect(await settled()).toEqual(['a', 'b'])
  b.acquire(3)
  c.acquire(2)
  expect(await settled()).toEqual(['c'])
})

test('reserves nothing for an upload that is complete', async () => {
  const { start, settled } = setUp(20, 10)
  const [a, b] = [start('a'), start('b')]
  a.acquire(1)
  b.acquire(10)
  await settled()
  b.acquire(9)
  expect(await settled()).toEqual([])
  a.complete()
  expect(await settled()).toEqual(['b'])
})

test("throws 'overloaded' after the wait, and lets the next one in", async () => {
  const { start, settled } = setUp(10, 10)
  const [a, b, c] = [start('a'), start('b'), start('c')]
  a.acquire(6)
  a.complete()
  b.acquire(6)
  await jest.advanceTimersByTimeAsync(5_000)
  c.acquire(4)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(await settled()).toEqual(['a', 'b overloaded'])
  b.release()
  expect(await settled()).toEqual(['c'])
})

test('the end of a wait that was granted ends no later one', async () => {
  const { start, settled } = setUp(10, 5)
  const [a, b, c] = [start('a'), start('b'), start('c')]
  a.acquire(10)
  a.complete()
  b.acquire(5)
  await jest.advanceTimersByTimeAsync(5_000)
  a.release()
  c.acquire(5)
  c.complete()
  await jest.advanceTimersByTimeAsync(2_000)
  b.acquire(5)
  await jest.advanceTimersByTimeAsync(2_000)
  c.release()
  expect(await settled()).toEqual(['a', 'b', 'c', 'b'])
})

test('an ended upload acquires nothing', async () => {
  const { start, settled } = setUp(10, 10)
  const [a, b, c] = [start('a'), start('b'), start('c')]
  a.acquire(10)
  a.release()
  a.release()
  a.acquire(1)
  b.acquire(10)
  c.acquire(1)
  expect((await settled()).toSorted()).toEqual(['a', 'a The lease has ended', 'b'])
})

test('every upload finishes while all compete for the memory', async () => {
  const { start, settled } = setUp(30, 10)
  const uploads = Array.from({ length: 50 }, (_, n) => start(String(n)))
  const receive = async (upload: (typeof uploads)[number]) => {
    for (let n = 0; n < 10; n++) await upload.acquire(1)
    upload.complete()
    upload.release()
  }
  await Promise.all(uploads.map(receive))
  expect(await settled()).toEqual(expect.not.arrayContaining([expect.stringContaining(' ')]))
})
