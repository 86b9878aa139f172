import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PortalError } from '../../portal/portal-error.ts'
import { notification } from '../../testing/notification.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { Inbox } from './use-inbox.ts'

setSettings()
const { system } = await import('../../ui/theme.ts')
const { Panel } = await import('./panel.tsx')
const { useActions } = await import('./use-actions.ts')

const error = new PortalError()
const retry = jest.fn()

function show(state: Partial<Inbox>) {
  const inbox: Inbox = {
    notifications: undefined,
    error: undefined,
    saveFailure: undefined,
    change() {},
    retry,
    ...state,
  }
  function PanelOfInbox() {
    const actions = useActions(inbox)
    return (
      <Panel
        inbox={inbox}
        actions={actions}
        detailOpen={false}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    )
  }
  render(
    <ChakraProvider value={system}>
      <PanelOfInbox />
    </ChakraProvider>,
  )
}

beforeEach(() => void retry.mockClear())
afterEach(cleanup)

const caughtUp = () => screen.queryByText("You're all caught up!")

test('a list that did not load is not shown as empty, and offers a retry', () => {
  show({ error })
  expect(caughtUp()).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('announces that the list is loading', () => {
  show({})
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(caughtUp()).toBeNull()
})

test('a failed refresh keeps the list', () => {
  show({ notifications: [notification(1)], error })
  expect(screen.getByText('Number 1')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failed save is shown above the list', () => {
  const notifications = [notification(1)]
  show({ notifications, saveFailure: { failed: notifications, error } })
  expect(screen.getByText('Number 1')).toBeTruthy()
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('All shows archived ones, which Close All does not close', () => {
  const archived = notification(1, { status: 'archived' })
  const others = [notification(3), notification(2, { status: 'viewed' })]
  const change = jest.fn()
  show({ notifications: [...others, archived], change })
  expect(screen.getByText('Number 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close All' }))
  expect(change.mock.calls).toEqual([[others.map((one) => ({ ...one, status: 'read' }))]])
})

test('with archived ones alone, Close All is disabled', () => {
  const change = jest.fn()
  show({ notifications: [notification(1, { status: 'archived' })], change })
  const closeAll = screen.getByRole('button', { name: 'Close All' })
  expect(closeAll.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(closeAll)
  expect(change).not.toHaveBeenCalled()
  expect(caughtUp()).toBeTruthy()
  expect(screen.getByText('Number 1')).toBeTruthy()
})
