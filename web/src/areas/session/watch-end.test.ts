import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { watchEnd } from './watch-end.ts'

const seconds = (n: number) => n * 1000
const settled = 600
const happened: string[] = []
let stop: () => void

function watch(endsIn: number) {
  stop = watchEnd({
    endsAt: Date.now() + seconds(endsIn),
    onWarn: () => happened.push('near'),
    onEnd: () => happened.push('end'),
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  happened.length = 0
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('warns once, two minutes before the end', () => {
  watch(300)
  jest.advanceTimersByTime(seconds(179))
  expect(happened).toEqual([])
  jest.advanceTimersByTime(seconds(1))
  expect(happened).toEqual(['near'])
  jest.advanceTimersByTime(seconds(119))
  expect(happened).toEqual(['near'])
})

test('warns at once within the last two minutes', () => {
  watch(30)
  expect(happened).toEqual(['near'])
})

test('ends once, at the end time', () => {
  watch(300)
  jest.advanceTimersByTime(seconds(300) - 1)
  expect(happened).toEqual(['near'])
  jest.advanceTimersByTime(seconds(60))
  expect(happened).toEqual(['near', 'end'])
})

test('ends after a sleep past the end', () => {
  watch(300)
  jest.setSystemTime(Date.now() + seconds(3600))
  window.dispatchEvent(new Event('focus'))
  jest.advanceTimersByTime(settled)
  expect(happened).toEqual(['end'])
})

test('does not end after stop, even while waiting for other tabs', () => {
  watch(300)
  jest.advanceTimersByTime(seconds(300))
  stop()
  jest.advanceTimersByTime(settled)
  expect(happened).toEqual(['near'])
})
