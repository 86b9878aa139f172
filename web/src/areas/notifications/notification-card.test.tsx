import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { notification } from '../../testing/notification.ts'
import { showPart } from '../../testing/show-page.tsx'
import { NotificationCard } from './notification-card.tsx'

const nothing = () => undefined

afterEach(cleanup)

test('a new card has the look of an unread one, with room at its end', async () => {
  await showPart(
    (['new', 'unread', 'viewed'] as const).map((status) => (
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
    )),
  )
  const [fresh, unread, viewed] = screen
    .getAllByText(/November|Nov/)
    .map((time) => time.parentElement?.className)
  expect(fresh).toBe(unread)
  expect(viewed).not.toBe(unread)
  const looks = [...document.querySelectorAll('li')].map((card) =>
    [card, card.querySelector('button')].map((element) => element?.className),
  )
  const [ofFresh, ofUnread, ofViewed] = looks
  expect(ofFresh).toEqual(ofUnread)
  for (const [index, look] of (ofViewed ?? []).entries()) expect(look).not.toBe(ofUnread?.[index])
})

const showCard = (
  changes: Partial<Parameters<typeof notification>[1]>,
  handlers: Partial<Record<'onOpen' | 'onDismiss' | 'onMarkUnread', () => void>> = {},
) =>
  showPart(
    <NotificationCard
      notification={notification(1, changes)}
      title="Número 1"
      exiting={false}
      onExited={nothing}
      onOpen={nothing}
      onDismiss={nothing}
      onMarkUnread={nothing}
      {...handlers}
    />,
  )

test.each([
  ['new', 'New:  Número 1', '', false],
  ['unread', 'Unread: Número 1', '', false],
  ['viewed', 'Número 1', '', true],
  ['archived', 'Número 1', '· Archived', true],
] as const)('one that is %s is told as “%s”', async (status, name, mark, isRead) => {
  await showCard({ status })
  expect(screen.getAllByRole('button')[0]?.textContent).toBe(name)
  const date = screen.getByText(/Nov 1, 2026/)
  expect(date.getAttribute('datetime')).toBe('2026-11-01T12:00:00.000Z')
  expect(date.nextSibling?.textContent ?? '').toBe(mark)
  const markUnread = screen.queryByRole('button', { name: 'Mark as unread: Número 1' })
  expect(markUnread !== null).toBe(isRead)
})

test('a title has the language of its text, and one without a text has that of the page', async () => {
  await showCard({ language: 'es' })
  expect(screen.getByText('Número 1').getAttribute('lang')).toBe('es')
  expect(screen.getByText('New').closest('[lang=es]')).toBeNull()
  cleanup()
  await showCard({ language: 'es', title: '' })
  expect(screen.getByText('Número 1').hasAttribute('lang')).toBe(false)
})

test('one without a date or a file tells of neither', async () => {
  await showCard({ originated: null })
  expect(document.querySelector('time')).toBeNull()
  expect(screen.queryByText('with a file')).toBeNull()
})

test('each button does what it says', async () => {
  const calls: string[] = []
  const log = (name: string) => jest.fn(() => void calls.push(name))
  await showCard(
    { status: 'viewed' },
    { onOpen: log('open'), onDismiss: log('dismiss'), onMarkUnread: log('mark') },
  )
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(calls).toEqual(['open', 'dismiss', 'mark'])
})

test('one that leaves cannot be reached, and has no element that takes the focus', async () => {
  const ids = () => [...document.querySelectorAll('li [id]')].map(({ id }) => id)
  await showCard({})
  expect(ids()).toHaveLength(2)
  cleanup()
  await showPart(
    <NotificationCard
      notification={notification(1)}
      title="1"
      exiting
      onExited={nothing}
      onOpen={nothing}
      onDismiss={nothing}
      onMarkUnread={nothing}
    />,
  )
  expect([ids(), document.querySelector('li')?.hasAttribute('inert')]).toEqual([[], true])
})
