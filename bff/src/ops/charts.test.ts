import { expect, test } from '@jest/globals'
import { chart, sparkline } from './charts.ts'

const format = (value: number) => `${value} ms`

function chartOf(values: (number | undefined)[]): string {
  const lines = [{ name: 'p50', values }] as const
  return chart({ id: 'latency', title: 'Latency', lines, format, least: 10 }).text
}

/** The figures of a chart of these values, and its name for screen readers. */
function toldOf(...values: (number | undefined)[]) {
  const text = chartOf(values)
  const [, latest] = /<strong>(.*?)<\/strong>/.exec(text) ?? []
  const [, label] = /aria-label="Latency, last 15 minutes: (.*?)"/.exec(text) ?? []
  const [, top] = /<span>top: (.*?)<\/span>/.exec(text) ?? []
  return { latest, label, top }
}

test.each([
  [[30, 20], '20 ms'],
  // The slot that has just begun has none yet.
  [[30, 20, undefined], '20 ms'],
  [[30, undefined, undefined], 'none'],
  [[0, 0], '0 ms'],
])('the latest of %j is %s', (values, latest) => {
  expect(toldOf(...values)).toMatchObject({
    latest,
    label: expect.stringContaining(`p50 now ${latest}, lowest `),
  })
})

test('tells the lowest and the highest value, and the top of its scale', () => {
  expect(toldOf(30, undefined, 20)).toEqual({
    latest: '20 ms',
    label: 'p50 now 20 ms, lowest 20 ms, highest 30 ms',
    top: '30 ms',
  })
  expect(toldOf(3)).toMatchObject({ top: '10 ms' })
  expect(toldOf(undefined, undefined)).toEqual({ latest: 'none', label: 'p50 none', top: '10 ms' })
})

test('draws gaps where there is no value', () => {
  const pathOf = (...values: (number | undefined)[]) =>
    /<path class="line-0" d="([^"]*)"/.exec(chartOf(values))?.[1]
  expect(pathOf(0, 10, 5)).toBe('M0.0 79.0L150.0 1.0L300.0 40.0')
  expect(pathOf(10, 10, undefined, 5)).toBe('M0.0 1.0L100.0 1.0M297.0 40.0h3')
  expect(pathOf(undefined, 10, undefined, undefined)).toBe('M97.0 1.0h3')
  expect(pathOf(10, undefined, undefined)).toBe('M0.0 1.0h3')
})

test('tells calls and failures of a system, and draws those that there are', () => {
  const { text } = sparkline('user', [0, 1, 4], [0, 0, 2])
  expect(text).toContain('aria-label="user: 5 calls in 15 minutes, 2 failed"')
  expect(text.match(/<path class="calls"/g)).toHaveLength(2)
  expect(text.match(/<path class="failures"/g)).toHaveLength(1)
  expect(text).toContain('<path class="calls" d="M8 24v-24.0h3v24.0z"/>')
  expect(text).toContain('<path class="failures" d="M8 24v-12.0h3v12.0z"/>')
  // At least a pixel, however few they are.
  expect(sparkline('user', [1, 100], [0, 0]).text).toContain('d="M0 24v-1.0h3v1.0z"')
  expect(sparkline('user', [1], [0]).text).toContain('user: 1 call in 15 minutes, 0 failed')
})
