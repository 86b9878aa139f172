import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { inboxOf } from '../../testing/inbox-of.ts'
import { notification } from '../../testing/notification.ts'
import { showPart } from '../../testing/show-page.tsx'
import { applyChanges } from './apply-changes.ts'
import { Cards } from './cards.tsx'
import { closeButtonId, findFirst, openButtonId } from './focus-targets.ts'
import { useActions } from './use-actions.ts'

function CardsWithInbox({ all }: { all: readonly Notification[] }) {
  const [notifications, setNotifications] = useState(all)
  const change = async (changes: readonly Notification[]) => {
    setNotifications((current) => applyChanges(current, changes))
    return changes
  }
  return (
    <Cards
      notifications={notifications}
      actions={useActions(inboxOf({ notifications, change }))}
      onOpen={() => {}}
      emptyState={<p>Nothing here</p>}
    />
  )
}

const show = (count: number) => {
  const all = Array.from({ length: count }, (_, index) =>
    notification(count - index, { originated: null }),
  )
  return showPart(<CardsWithInbox all={all} />)
}

beforeEach(async () => {
  jest.useFakeTimers()
  await show(3)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const closeButton = (number: number) =>
  screen.getByRole('button', { name: `Close “Number ${number}”` })
const card = (number: number) => screen.queryByText(`Number ${number}`)?.closest('li')
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a dismissed card is inert, takes no focus, and is removed after 300 ms', () => {
  fireEvent.click(closeButton(2))
  expect(card(2)?.hasAttribute('inert')).toBe(true)
  expect(findFirst(openButtonId(notification(2)), closeButtonId(notification(2)))).toBeNull()
  advance(299)
  expect(card(2)).toBeTruthy()
  advance(1)
  expect(card(2)).toBeFalsy()
})

test('focus moves to the next card, from the last to the previous', () => {
  fireEvent.click(closeButton(2))
  expect(document.activeElement).toBe(closeButton(1))
  fireEvent.click(closeButton(1))
  expect(document.activeElement).toBe(closeButton(3))
})

test('each dismissed card keeps its position until its own delay ends', () => {
  fireEvent.click(closeButton(3))
  advance(200)
  fireEvent.click(closeButton(2))
  const titles = () => screen.queryAllByText(/^Number/).map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Number 3', 'Number 2', 'Number 1'].map(expect.stringContaining))
  advance(100)
  expect(titles()).toHaveLength(2)
  advance(200)
  expect(titles()).toHaveLength(1)
})

test('the empty state appears after the last card is removed', () => {
  for (const number of [3, 2, 1]) fireEvent.click(closeButton(number))
  expect(screen.queryByText('Nothing here')).toBeNull()
  advance(300)
  expect(screen.getByText('Nothing here')).toBeTruthy()
})

test('a long list shows 30 more each time, and moves the focus to the first of them', async () => {
  cleanup()
  await show(65)
  const count = () => screen.getAllByRole('listitem').length
  expect(count()).toBe(30)
  fireEvent.click(screen.getByRole('button', { name: 'Show 30 more' }))
  expect([count(), document.activeElement?.id]).toEqual([60, openButtonId(notification(35))])
  fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }))
  expect([count(), document.activeElement?.id]).toEqual([65, openButtonId(notification(5))])
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
})

test('the last of the shown cards leaves its focus to the one before, and the next card follows', async () => {
  cleanup()
  await show(31)
  fireEvent.click(closeButton(2))
  expect(document.activeElement).toBe(closeButton(3))
  advance(300)
  expect(card(1)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
})
