import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { type IdleWatch, watchIdle } from './watch-idle.ts'

const start = new Date('2026-11-21T08:00:00Z').getTime()
const seconds = (n: number) => n * 1000
/** Longer than the wait for other tabs. */
const settled = 600

const events: string[] = []
let otherTab: FakeBroadcastChannel
let watch: IdleWatch

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  events.length = 0
  otherTab = new FakeBroadcastChannel('gatehouse.signs')
  watch = watchIdle({
    idleMs: seconds(120),
    countdownMs: seconds(60),
    onCountdown: (until) => events.push(until === null ? 'cancelled' : `until ${until - start}`),
    onInput: () => events.push('input'),
    onTimeout: () => events.push('timeout'),
  })
})

afterEach(() => {
  watch.stop()
  otherTab.close()
  jest.useRealTimers()
})

const press = () => window.dispatchEvent(new Event('keydown'))
/** During a sleep the clock advances and timers do not run. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms)

test('starts the countdown after the idle time, with an absolute deadline', () => {
  jest.advanceTimersByTime(seconds(119))
  expect(events).toEqual([])
  jest.advanceTimersByTime(seconds(1))
  expect(events).toEqual(['until 180000'])
})

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove', 'scroll'])(
  '%s counts as input',
  (kind) => {
    jest.advanceTimersByTime(seconds(100))
    document.dispatchEvent(new Event(kind, { bubbles: false }))
    jest.advanceTimersByTime(seconds(119))
    expect(events).toEqual(['input'])
  },
)

test('input in another tab counts', () => {
  jest.advanceTimersByTime(seconds(100))
  otherTab.postMessage(Date.now())
  jest.advanceTimersByTime(seconds(119))
  expect(events).toEqual([])
})

test('announces input to other tabs at most once a second', () => {
  const messages: unknown[] = []
  otherTab.onmessage = ({ data }) => messages.push(data)
  jest.advanceTimersByTime(seconds(10))
  press()
  press()
  jest.advanceTimersByTime(seconds(1))
  press()
  expect(messages).toEqual([start + seconds(10), start + seconds(11)])
})

test('mouse movement does not cancel the countdown', () => {
  jest.advanceTimersByTime(seconds(130))
  window.dispatchEvent(new Event('pointermove'))
  jest.advanceTimersByTime(seconds(50) + settled)
  expect(events).toEqual(['until 180000', 'timeout'])
})

test('extend cancels the countdown in all tabs', () => {
  const messages: unknown[] = []
  otherTab.onmessage = ({ data }) => messages.push(data)
  jest.advanceTimersByTime(seconds(150))
  watch.extend()
  expect(events).toEqual(['until 180000', 'cancelled'])
  expect(messages).toEqual([start + seconds(150)])
  jest.advanceTimersByTime(seconds(120))
  expect(events.at(-1)).toBe(`until ${seconds(150 + 180)}`)
})

test('extend in another tab cancels the countdown', () => {
  jest.advanceTimersByTime(seconds(150))
  otherTab.postMessage(Date.now())
  expect(events).toEqual(['until 180000', 'cancelled'])
})

test('times out once, at the end of the countdown', () => {
  jest.advanceTimersByTime(seconds(180) - 1)
  expect(events).toEqual(['until 180000'])
  jest.advanceTimersByTime(seconds(60))
  expect(events).toEqual(['until 180000', 'timeout'])
})

test('a key press after a long sleep does not extend the session', () => {
  sleep(seconds(600))
  press()
  jest.advanceTimersByTime(settled)
  expect(events).toContain('timeout')
  expect(events).not.toContain('input')
})

test('shows the rest of the countdown after a sleep', () => {
  sleep(seconds(150))
  window.dispatchEvent(new Event('focus'))
  expect(events).toEqual(['until 180000'])
})

test('queries the other tabs before it times out', () => {
  otherTab.onmessage = ({ data }) => {
    if (data === 'any?') otherTab.postMessage(Date.now() - 5)
  }
  sleep(seconds(600))
  jest.advanceTimersByTime(seconds(2))
  expect(events.at(-1)).toBe('cancelled')
  expect(events).not.toContain('timeout')
})

test('replies to other tabs with the time of the last input', () => {
  const messages: unknown[] = []
  otherTab.onmessage = ({ data }) => messages.push(data)
  jest.advanceTimersByTime(seconds(7))
  otherTab.postMessage('any?')
  expect(messages).toEqual([start])
})

test('a clock set back does not keep the session open', () => {
  jest.setSystemTime(start - seconds(3600))
  jest.advanceTimersByTime(seconds(1))
  jest.advanceTimersByTime(seconds(180) + settled)
  expect(events).toContain('timeout')
})

test('input after the clock was set back is announced to other tabs', () => {
  const messages: unknown[] = []
  otherTab.onmessage = ({ data }) => messages.push(data)
  jest.setSystemTime(start - seconds(3600))
  press()
  expect(messages).toEqual([start - seconds(3600)])
})

test('older input of another tab does not shorten the time', () => {
  jest.advanceTimersByTime(seconds(100))
  press()
  otherTab.postMessage(start + seconds(50))
  jest.advanceTimersByTime(seconds(119))
  expect(events).toEqual(['input'])
})

test('opening a page counts as input in the other tabs', () => {
  const messages: unknown[] = []
  otherTab.onmessage = ({ data }) => messages.push(data)
  jest.advanceTimersByTime(seconds(5))
  const ignore = () => undefined
  watchIdle({
    idleMs: seconds(120),
    countdownMs: seconds(60),
    onCountdown: ignore,
    onInput: ignore,
    onTimeout: ignore,
  }).stop()
  expect(messages).toEqual([start + seconds(5)])
})

test.each([100, 180])('after a stop at %i seconds nothing follows', (at) => {
  jest.advanceTimersByTime(seconds(at))
  watch.stop()
  events.length = 0
  press()
  otherTab.postMessage(Date.now())
  jest.advanceTimersByTime(seconds(600))
  expect(events).toEqual([])
})
