import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { watchEnd } from './watch-end.ts'

const seconds = (n: number) => n * 1000
const settled = 600
const events: string[] = []
let stop: () => void

function watch(endsIn: number) {
  stop = watchEnd({
    endsAt: Date.now() + seconds(endsIn),
    onWarn: () => events.push('warn'),
    onEnd: () => events.push('end'),
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  events.length = 0
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('warns once, two minutes before the end', () => {
  watch(300)
  jest.advanceTimersByTime(seconds(179))
  expect(events).toEqual([])
  jest.advanceTimersByTime(seconds(1))
  expect(events).toEqual(['warn'])
  jest.advanceTimersByTime(seconds(119))
  expect(events).toEqual(['warn'])
})

test('warns at once within the last two minutes', () => {
  watch(30)
  expect(events).toEqual(['warn'])
})

test('ends once, at the end time', () => {
  watch(300)
  jest.advanceTimersByTime(seconds(300) - 1)
  expect(events).toEqual(['warn'])
  jest.advanceTimersByTime(seconds(60))
  expect(events).toEqual(['warn', 'end'])
})

test('ends after a sleep past the end', () => {
  watch(300)
  jest.setSystemTime(Date.now() + seconds(3600))
  window.dispatchEvent(new Event('focus'))
  jest.advanceTimersByTime(settled)
  expect(events).toEqual(['end'])
})

test('does not end after stop, even while waiting for other tabs', () => {
  watch(300)
  jest.advanceTimersByTime(seconds(300))
  stop()
  jest.advanceTimersByTime(settled)
  expect(events).toEqual(['warn'])
})
