import { createRandom } from '@gatehouse/bff/proofs/seeded-random'
import { expect, test } from '@jest/globals'
import { defaults } from './assumptions.ts'
import { type Peak, simulatePeak, simulateVisit } from './simulate.ts'
import { other } from './visit-plan.ts'

const place = { instances: 2, seed: 1, assumed: defaults }
const sum = (row: Float64Array | undefined) =>
  (row ?? new Float64Array()).reduce((a, b) => a + b, 0)
const requestsOf = ({ hits, others }: Peak) =>
  [...hits.values(), ...others.values()].reduce((total, row) => total + sum(row), 0)

test('the same seed gives the same peak, another seed another', () => {
  const peak = simulatePeak(20_000, place)
  expect(simulatePeak(20_000, place)).toEqual(peak)
  expect(simulatePeak(20_000, { ...place, seed: 2 }).signIns).not.toEqual(peak.signIns)
})

test('everyone who is assumed to sign in does, once, within the window', () => {
  const peak = simulatePeak(20_000, place)
  expect(sum(peak.signIns)).toBeCloseTo(20_000 * defaults['sign-ins'], 6)
  expect(sum(peak.others.get(other.passcode))).toBeCloseTo(sum(peak.signIns), 6)
  // No visit starts after the window.
  expect(sum(peak.signIns.subarray(defaults.window + 10))).toBe(0)
})

test('a larger peak is a multiple of a smaller one', () => {
  const [small, large] = [100_000, 1_000_000].map((workers) => simulatePeak(workers, place))
  if (!small || !large) throw new Error('There are two')
  expect(requestsOf(large) / requestsOf(small)).toBeCloseTo(10, 1)
  expect(Math.max(...large.sessions) / Math.max(...small.sessions)).toBeCloseTo(10, 1)
})

test('more pages are more requests; more instances and no stickiness fewer hits', () => {
  const hitsOf = ({ hits }: Peak) => [...hits.values()].reduce((total, row) => total + sum(row), 0)
  const peakWith = (assumed = defaults, instances = 2) =>
    simulatePeak(20_000, { ...place, assumed, instances })
  expect(requestsOf(peakWith({ ...defaults, pages: 8 }))).toBeGreaterThan(requestsOf(peakWith()))
  expect(hitsOf(peakWith(defaults, 20))).toBeLessThan(hitsOf(peakWith()))
  const sticky = { ...defaults, sticky: 1 }
  expect(hitsOf(peakWith(sticky, 20))).toBe(hitsOf(peakWith(sticky, 1)))
})

test('a read is a hit exactly if the same instance had it within the lifetime', () => {
  const random = createRandom(5)
  for (let visit = 0; visit < 500; visit++) {
    const { requests } = simulateVisit(0, random, { ...place, instances: 1 })
    for (const [at, { name, read, isHit, at: now }] of requests.entries()) {
      const misses = requests.slice(0, at).filter((one) => one.name === name && !one.isHit)
      const last = misses.at(-1)?.at ?? Number.NEGATIVE_INFINITY
      const isPrivate = read?.endpoint.cache === 'caller'
      expect([name, isHit]).toEqual([name, isPrivate && now - last < 30])
    }
  }
})

test('visits that go on are arrivals times their length (Little)', () => {
  const random = createRandom(9)
  const lengths = Array.from({ length: 2000 }, () => simulateVisit(0, random, place).endsAt)
  const length = lengths.reduce((total, one) => total + one, 0) / lengths.length
  const peak = simulatePeak(50_000, { ...place, assumed: { ...defaults, visitors: 0 } })
  // A visit counts in each minute that it touches: half a minute more at both ends.
  const expected = (sum(peak.signIns) * (length + 60)) / 60
  expect(sum(peak.visits) / expected).toBeCloseTo(1, 1)
})
