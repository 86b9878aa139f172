import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { hideOverlayEntries } from '../../portal/overlay-history.ts'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { goBack } from '../../testing/go-back.ts'
import { recordPageLoads } from '../../testing/record-page-loads.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { showPart } from '../../testing/show-page.tsx'
import { IdleDialog } from './idle-dialog.tsx'

const onStay = jest.fn()

const show = (seconds: number) =>
  showPart(<IdleDialog until={Date.now() + seconds * 1000} onStay={onStay} />)

beforeEach(async () => {
  onStay.mockClear()
  await show(60)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.hidden = false
  setScreenWidth(1280)
})

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

test.each(['a', 'Enter', ' ', 'Escape', 'ArrowDown', 'F2'])(
  'the key "%s" extends the session and has no default action',
  (key) => {
    const notPrevented = fireEvent.keyDown(document.body, { key })
    expect(onStay).toHaveBeenCalledTimes(1)
    expect(notPrevented).toBe(false)
  },
)

test.each(['Tab', 'Shift'])('%s moves the focus only', async (key) => {
  cleanup()
  // The focus trap, which starts with the next frame, finds nothing to focus without a layout.
  jest.useFakeTimers()
  await show(60)
  expect(fireEvent.keyDown(button('Stay signed in'), { key })).toBe(true)
  expect(onStay).not.toHaveBeenCalled()
})

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'a browser shortcut with %s extends the session and keeps its default action',
  (modifier) => {
    expect(fireEvent.keyDown(document.body, { key: 'r', [modifier]: true })).toBe(true)
    expect(onStay).toHaveBeenCalledTimes(1)
  },
)

test.each(['Enter', ' '])('"%s" on Log Out keeps its default action', (key) => {
  expect(fireEvent.keyDown(button('Log Out'), { key })).toBe(true)
  expect(onStay).not.toHaveBeenCalled()
})

test('the button extends the session', () => {
  fireEvent.click(button('Stay signed in'))
  expect(onStay).toHaveBeenCalledTimes(1)
})

test.each([
  [60, ['60', '30', '10']],
  [30, ['30', '10']],
  [20, ['20', '10']],
  [8, ['8']],
])(
  'of %i seconds announces those that are left at first, then 30 and 10',
  async (from, announced) => {
    cleanup()
    jest.useFakeTimers()
    await show(from)
    const texts = new Set<string | null>()
    for (let second = 0; second < from; second++) {
      const told = screen.getByRole('status').textContent
      // It is said in the second that it tells.
      if (!texts.has(told)) expect(told).toBe(`${from - second} seconds left`)
      texts.add(told)
      act(() => jest.advanceTimersByTime(1000))
    }
    expect([...texts]).toEqual(announced.map((seconds) => `${seconds} seconds left`))
  },
)

test('Log Out signs out', async () => {
  const { requests, replies } = installFakeGateway()
  replies.set('POST /api/session/sign-out', () => Response.json({}))
  const loads = recordPageLoads()
  await act(async () => fireEvent.click(button('Log Out')))
  expect(requests).toEqual(['POST /api/session/sign-out'])
  expect(loads).toEqual(['replace /'])
  expect(onStay).not.toHaveBeenCalled()
})

test('on a phone, Back extends the session', async () => {
  cleanup()
  hideOverlayEntries()
  setScreenWidth(375)
  await show(60)
  await goBack()
  expect(onStay).toHaveBeenCalledTimes(1)
})

test('a key of the dialog reaches nothing else', () => {
  const listener = jest.fn()
  document.addEventListener('keydown', listener)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(listener).not.toHaveBeenCalled()
  document.removeEventListener('keydown', listener)
})

test('the time left is counted down to the end, in minutes and seconds', async () => {
  cleanup()
  jest.useFakeTimers()
  // A part of a second is told as a whole one.
  await show(60.4)
  const time = () => screen.getByRole('timer').textContent
  expect(time()).toBe('1:01')
  for (const [seconds, expected] of [
    [2, '0:59'],
    [50, '0:09'],
    [9, '0:00'],
    [5, '0:00'],
  ] as const) {
    act(() => jest.advanceTimersByTime(seconds * 1000))
    expect(time()).toBe(expected)
  }
})

test('the time left follows an end that is moved', async () => {
  cleanup()
  jest.useFakeTimers()
  const { rerender } = await show(60)
  rerender(<IdleDialog until={Date.now() + 90_000} onStay={onStay} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('timer').textContent).toBe('1:29')
})

test('the dialog has a name and a description', () => {
  const description = /^Nothing has happened here for a while\./
  expect(screen.getByRole('dialog', { name: 'Are you still there?', description })).toBeTruthy()
})
