import { createRandom } from '@gatehouse/bff/proofs/seeded-random'
import { expect, test } from '@jest/globals'
import { hitShare, sharedHitShare, zipf } from './cache-share.ts'
import { exponential } from './random.ts'

/** Hits counted one by one, by arrivals at random. */
function countHits(perSecond: number, lifetime: number, seed: number): number {
  const random = createRandom(seed)
  const count = 50_000
  let [now, until, hits] = [0, 0, 0]
  for (let arrival = 0; arrival < count; arrival++) {
    now += exponential(random, 1 / perSecond)
    if (now < until) hits++
    else until = now + lifetime
  }
  return hits / count
}

test.each([0.001, 0.02, 0.1, 1, 20])(
  'the hit share at %d requests/s is what counting gives',
  (rate) => {
    expect(Math.abs(hitShare(rate, 30) - countHits(rate, 30, 7))).toBeLessThan(0.01)
  },
)

test('the hit share over all things at all instances is what counting gives', () => {
  const [perSecond, instances, lifetime] = [20, 3, 30]
  const shares = zipf(50)
  const random = createRandom(3)
  const until = new Map<string, number>()
  let [now, hits] = [0, 0]
  const count = 100_000
  const bounds = shares.map((_, at) => shares.slice(0, at + 1).reduce((sum, one) => sum + one, 0))
  for (let arrival = 0; arrival < count; arrival++) {
    now += exponential(random, 1 / perSecond)
    const drawn = random()
    const thing = bounds.findIndex((bound) => drawn < bound)
    const key = `${thing} at ${Math.floor(random() * instances)}`
    if (now < (until.get(key) ?? 0)) hits++
    else until.set(key, now + lifetime)
  }
  const expected = sharedHitShare(perSecond, shares, instances, lifetime)
  expect(Math.abs(expected - hits / count)).toBeLessThan(0.01)
})

test('popularities sum up to 1 and fall', () => {
  const shares = zipf(1000)
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})

test('more requests raise the hit share, more instances and more things lower it', () => {
  const share = (rate: number, things: number, instances: number) =>
    sharedHitShare(rate, zipf(things), instances, 30)
  expect(share(10, 100, 2)).toBeGreaterThan(share(5, 100, 2))
  expect(share(10, 100, 4)).toBeLessThan(share(10, 100, 2))
  expect(share(10, 1000, 2)).toBeLessThan(share(10, 100, 2))
})
