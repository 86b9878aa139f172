import { expect, test } from '@jest/globals'
import { type Measurement, runBench } from './bench.ts'
import type { Goal } from './goals.ts'

const held: Goal = { number: 'P1', what: 'speed', base: 'bare', unit: '×', least: 0.6 }
const impossible: Goal = { number: 'P2', what: 'speed', base: 'bare', unit: '×', least: 1e9 }
const options = { check: true, growth: false, only: [], rounds: 9, results: undefined }

function measured(goal: Goal): Measurement<undefined> {
  return { goals: [goal], measure: async () => [{ goal, figure: 0.9, notes: [] }] }
}

async function bench(measurements: Measurement<undefined>[], more = {}) {
  const printed: string[] = []
  const print = (text: string) => printed.push(text)
  const code = await runBench(measurements, { ...options, ...more }, undefined, print)
  return { code, text: printed.join('\n') }
}

test('--check exits with 1 when a bound is missed, else with 0', async () => {
  expect((await bench([measured(held)])).code).toBe(0)
  const { code, text } = await bench([measured(held), measured(impossible)])
  expect(code).toBe(1)
  expect(text).toContain('1 held, 1 missed, 0 not measured')
})

test('without --check a missed figure is printed and exits with 0', async () => {
  const { code, text } = await bench([measured(impossible)], { check: false })
  expect(code).toBe(0)
  expect(text).toContain('missed')
})

test('a failed measurement exits with 1 even without --check; the others run', async () => {
  const broken: Measurement<undefined> = {
    goals: [impossible],
    measure: async () => {
      throw new Error('answered 503')
    },
  }
  const { code, text } = await bench([broken, measured(held)], { check: false })
  expect(code).toBe(1)
  expect(text).toContain('P2: could not be measured: answered 503')
  expect(text).toContain('1 held, 0 missed, 1 not measured')
})

test('--only measures the named figures', async () => {
  const { code, text } = await bench([measured(held), measured(impossible)], { only: ['P1'] })
  expect([code, text.includes('P2')]).toEqual([0, false])
})

test('warns about too few rounds', async () => {
  expect((await bench([measured(held)], { rounds: 3 })).text).toContain('Only 3 of at least 9')
  expect((await bench([measured(held)])).text).not.toContain('Only')
})
