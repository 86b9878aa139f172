import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'

const { system } = await import('../../ui/theme.ts')
const { IdleDialog } = await import('./idle-dialog.tsx')

const onStay = jest.fn()

const show = (seconds: number) =>
  render(
    <ChakraProvider value={system}>
      <IdleDialog until={Date.now() + seconds * 1000} onStay={onStay} />
    </ChakraProvider>,
  )

beforeEach(() => {
  onStay.mockClear()
  show(60)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
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

test.each(['Tab', 'Shift'])('%s moves the focus only', (key) => {
  expect(fireEvent.keyDown(button('Stay signed in'), { key })).toBe(true)
  expect(onStay).not.toHaveBeenCalled()
})

test('a browser shortcut extends the session and keeps its default action', () => {
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true)
  expect(onStay).toHaveBeenCalledTimes(1)
})

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
])('of %i seconds announces those that are left at first, then 30 and 10', (from, announced) => {
  cleanup()
  jest.useFakeTimers()
  show(from)
  const texts = new Set<string | null>()
  for (let second = 0; second < from; second++) {
    texts.add(screen.getByRole('status').textContent)
    act(() => jest.advanceTimersByTime(1000))
  }
  expect([...texts]).toEqual(announced.map((seconds) => `${seconds} seconds left`))
})
