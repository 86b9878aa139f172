import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { system } from '../../ui/theme.ts'
import { UnreadBadge } from './unread-count.tsx'

afterEach(cleanup)

test.each([
  [0, false, ''],
  [1, false, '1'],
  [99, false, '99'],
  [100, false, '99+'],
  [0, true, '!'],
])('the badge of %i unread, with an unreadable list (%s), is “%s”', (count, isUnknown, badge) => {
  const { container } = render(
    <ChakraProvider value={system}>
      <UnreadBadge count={count} isUnknown={isUnknown} />
    </ChakraProvider>,
  )
  expect(container.textContent).toBe(badge)
})
