import { createRandom } from '@gatehouse/bff/proofs/seeded-random'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { expect, test } from '@jest/globals'
import { type Assumptions, defaults, readOptions } from './assumptions.ts'
import { readMeasured } from './measured.ts'
import { little, planCapacity } from './plan-capacity.ts'
import { exponential } from './random.ts'
import { everyRead, other } from './visit-plan.ts'

const measured = readMeasured()
const plan = (workers: number, assumed: Partial<Assumptions> = {}) =>
  planCapacity(workers, { ...defaults, ...assumed }, measured, 1)

test('every planned request has been measured, with known operations', () => {
  const planned = everyRead.map(({ name }) => name)
  expect(Object.keys(measured.requests).toSorted()).toEqual(
    [...planned, ...Object.values(other)].toSorted(),
  )
  const known = operations.map(({ name }) => name)
  for (const { calls } of Object.values(measured.requests))
    for (const operation of Object.keys(calls)) expect(known).toContain(operation)
  const cacheable = everyRead.filter(({ endpoint }) => endpoint.cache !== 'never')
  for (const { name } of cacheable) expect(measured.requests[name]).toHaveProperty('cached')
})

test('calls in flight are what counting gives (Little)', () => {
  const [perSecond, seconds, until] = [40, 0.25, 5000]
  const random = createRandom(11)
  let [now, inFlight] = [0, 0]
  while (now < until) {
    now += exponential(random, 1 / perSecond)
    inFlight += exponential(random, seconds)
  }
  expect(inFlight / until / little(perSecond, seconds)).toBeCloseTo(1, 1)
})

test('ten times the workers are ten times the sign-ins, and no fewer instances', () => {
  const [small, large] = [plan(200_000), plan(2_000_000)]
  expect(large.load.signIns / small.load.signIns).toBeCloseTo(10, 0)
  expect(large.instances).toBeGreaterThan(small.instances)
  expect(large.redisBytes / small.redisBytes).toBeCloseTo(10, 0)
})

test('instances are used by no more than the share assumed', () => {
  for (const utilisation of [0.4, 0.6, 0.8]) {
    const { load, instances } = plan(1_000_000, { utilisation })
    expect(load.cores / instances).toBeLessThanOrEqual(utilisation)
  }
  expect(plan(1_000_000, { utilisation: 0.3 }).instances).toBeGreaterThan(
    plan(1_000_000, { utilisation: 0.6 }).instances,
  )
})

test('a sticky balancer saves upstream calls', () => {
  expect(plan(1_000_000, { sticky: 1 }).perVisit.calls).toBeLessThan(plan(1_000_000).perVisit.calls)
})

test('takes assumptions from the command line', () => {
  expect(readOptions(['--pages', '8', '--workers', '5000']).assumed.pages).toBe(8)
  expect(readOptions(['--workers', '5000,6000']).populations).toEqual([5000, 6000])
  expect(() => readOptions(['--pages', 'many'])).toThrow('--pages must be a number')
  expect(() => readOptions(['--pages', 'Infinity'])).toThrow('--pages must be a number')
  expect(readOptions(['--failures', '0']).assumed.failures).toBe(0)
  for (const name of ['window', 'utilisation', 'workers'])
    expect(() => readOptions([`--${name}`, '0'])).toThrow(`--${name} must be a number above 0`)
  expect(() => readOptions(['--page', '1'])).toThrow('--page')
})
