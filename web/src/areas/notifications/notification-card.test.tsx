import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { notification } from '../../testing/notification.ts'
import { system } from '../../ui/theme.ts'
import { NotificationCard } from './notification-card.tsx'

const nothing = () => undefined

afterEach(cleanup)

test('a new card has the look of an unread one, with room at its end', () => {
  render(
    <ChakraProvider value={system}>
      {(['new', 'unread', 'viewed'] as const).map((status) => (
        <NotificationCard
          key={status}
          notification={notification(1, { status })}
          title={status}
          exiting={false}
          onExited={nothing}
          onOpen={nothing}
          onDismiss={nothing}
          onMarkUnread={nothing}
        />
      ))}
    </ChakraProvider>,
  )
  const [fresh, unread, viewed] = screen
    .getAllByText(/November|Nov/)
    .map((time) => time.parentElement?.className)
  expect(fresh).toBe(unread)
  expect(viewed).not.toBe(unread)
})
