import { ChakraProvider } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { notification } from '../../testing/notification.ts'
import { useTabsOfOurOwn } from '../../testing/tabs.ts'

useTabsOfOurOwn()
const { system } = await import('../../ui/theme.ts')
const { Cards } = await import('./cards.tsx')
const { useActions } = await import('./use-actions.ts')
const { withChanges } = await import('./with-changes.ts')

function Inbox({ all }: { all: readonly Notification[] }) {
  const [notifications, setNotifications] = useState(all)
  const change = (wanted: readonly Notification[]) =>
    setNotifications((now) => withChanges(now, wanted))
  const rest = { error: undefined, unsaved: undefined, retry: () => {} }
  const actions = useActions({ notifications, change, ...rest })
  return (
    <Cards
      notifications={notifications}
      actions={actions}
      onRead={() => {}}
      whenNone={<p>Nothing here</p>}
    />
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  const all = [notification(3), notification(2), notification(1)]
  render(
    <ChakraProvider value={system}>
      <Inbox all={all} />
    </ChakraProvider>,
  )
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const closer = (number: number) => screen.getByRole('button', { name: `Close “Number ${number}”` })
const card = (number: number) => screen.queryByText(`Number ${number}`)?.closest('li')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('one that is dismissed can be pressed no more, and is gone after 300 ms', () => {
  fireEvent.click(closer(2))
  expect(card(2)?.hasAttribute('inert')).toBe(true)
  pass(299)
  expect(card(2)).toBeTruthy()
  pass(1)
  expect(card(2)).toBeFalsy()
})

test('the focus goes to the next one, at the end to the one before', () => {
  fireEvent.click(closer(2))
  expect(document.activeElement).toBe(closer(1))
  fireEvent.click(closer(1))
  expect(document.activeElement).toBe(closer(3))
})

test('each goes in its own time, and stays where it was until then', () => {
  fireEvent.click(closer(3))
  pass(200)
  fireEvent.click(closer(2))
  const titles = () => screen.queryAllByText(/^Number/).map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Number 3', 'Number 2', 'Number 1'].map(expect.stringContaining))
  pass(100)
  expect(titles()).toHaveLength(2)
  pass(200)
  expect(titles()).toHaveLength(1)
})

test('when the last one has gone, it says so', () => {
  for (const number of [3, 2, 1]) fireEvent.click(closer(number))
  expect(screen.queryByText('Nothing here')).toBeNull()
  pass(300)
  expect(screen.getByText('Nothing here')).toBeTruthy()
})
