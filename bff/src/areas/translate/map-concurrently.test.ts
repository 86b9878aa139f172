import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { mapConcurrently } from './map-concurrently.ts'

test('keeps the order of the items, whichever ends first, and at most so many in flight', async () => {
  let inFlight = 0
  let most = 0
  const results = await mapConcurrently([30, 1, 10, 2, 0], 2, async (milliseconds) => {
    most = Math.max(most, ++inFlight)
    await wait(milliseconds)
    inFlight--
    if (milliseconds === 10) throw new Error('ten')
    return milliseconds
  })
  expect(most).toBe(2)
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
    30,
    1,
    new Error('ten'),
    2,
    0,
  ])
})

test('maps nothing to nothing', async () => {
  expect(await mapConcurrently([], 2, async () => 1)).toEqual([])
})
