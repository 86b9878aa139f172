import { expect, test } from '@jest/globals'
import type { BenchContext } from './bench-context.ts'
import type { Cost, Growth } from './growth.ts'
import { runGrowth } from './run-growth.ts'

const options = { check: false, growth: true, only: [], rounds: 3, results: undefined }

async function grow(growths: Growth[], only: string[] = []) {
  const printed: string[] = []
  const print = (text: string) => printed.push(text)
  const code = await runGrowth(growths, { ...options, only }, {} as BenchContext, print)
  return { code, text: printed.join('\n') }
}

const linear: Growth = {
  number: 'G1',
  what: '1 endpoint',
  unit: 1,
  levels: [0, 100],
  measure: async (_context, more): Promise<Cost> => ({
    startMs: 400 + more,
    bytes: 50e6 + more * 10e3,
    answerMicros: 60 + more / 100,
  }),
}

test('each level is the median of its rounds', async () => {
  const megabytes = [900, 60, 51, 40]
  let levels = 0
  const disturbed: Growth = {
    ...linear,
    measure: async (context, more) => {
      levels++
      const cost = await linear.measure(context, more)
      return more === 100 ? { ...cost, bytes: (megabytes.shift() ?? 0) * 1e6 } : cost
    },
  }
  const { code, text } = await grow([disturbed])
  expect(code).toBe(0)
  expect(text.split('\n').at(-2)).toBe(
    'G1  1 endpoint  100   500 ms  1 ms  51.0 MB  10 kB  61.0 µs     0.01 µs',
  )
  expect(levels).toBe(8)
})

test('a failed growth exits with 1; the others are printed', async () => {
  const broken: Growth = {
    ...linear,
    number: 'G2',
    measure: async () => {
      throw new Error('answered 503')
    },
  }
  const { code, text } = await grow([broken, linear])
  expect(code).toBe(1)
  expect(text).toContain('G2: could not be measured: answered 503')
  expect(text).toContain('51.0 MB')
})

test('--only measures the named growths', async () => {
  const { text } = await grow([linear, { ...linear, number: 'G2' }], ['G2'])
  expect(text).not.toContain('G1')
})
