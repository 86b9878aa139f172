import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../../testing/show-page.tsx'
import { CountAnnouncement, UnreadBadge } from './unread-count.tsx'

afterEach(cleanup)

test.each([
  [0, false, ''],
  [1, false, '1'],
  [99, false, '99'],
  [100, false, '99+'],
  [0, true, '!'],
])(
  'the badge of %i unread, with an unreadable list (%s), is “%s”',
  async (count, isUnknown, badge) => {
    const { container } = await showPart(<UnreadBadge count={count} isUnknown={isUnknown} />)
    expect(container.textContent).toBe(badge)
  },
)

test('announces each change of the count beside the page, not its first value', async () => {
  const { container, rerender } = await showPart(<CountAnnouncement count={undefined} />)
  const announced = () => screen.getByRole('status').textContent
  for (const [count, text] of [
    [2, ''],
    [1, '1 unread notification'],
    [3, '3 unread notifications'],
    [0, 'No unread notifications'],
  ] as const) {
    rerender(<CountAnnouncement count={count} />)
    expect(announced()).toBe(text)
  }
  expect(container.contains(screen.getByRole('status'))).toBe(false)
})
