import { expect, test } from '@jest/globals'
import { notification } from '../../testing/notification.ts'
import { isUnread, shownBy } from './filters.ts'
import { withChanges } from './with-changes.ts'

const [one, two, three] = [notification(1), notification(2), notification(3)]
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

test('what has changed stands in its place, what was dismissed nowhere', () => {
  const changed = withChanges(
    [three, two, one],
    [
      { ...two, status: 'viewed' },
      { ...one, status: 'read' },
    ],
  )
  expect(changed).toEqual([three, { ...two, status: 'viewed' }])
})

test('of two changes the later one counts', () => {
  const changes = [
    { ...one, status: 'read' as const },
    { ...one, status: 'unread' as const },
  ]
  expect(withChanges([one], changes)).toEqual([{ ...one, status: 'unread' }])
})

test('what comes back comes to where it was, those of the same time and without date too', () => {
  const undated = notification(4, { originated: null })
  const same = notification(5, { originated: two.originated })
  const all = [three, same, two, one, undated]
  for (const back of all)
    expect(
      titles(
        withChanges(
          all.filter((other) => other !== back),
          [back],
        ),
      ),
    ).toEqual(titles(all))
})

test('all are those not archived; unread are the new ones and the unread', () => {
  const statuses = ['new', 'unread', 'viewed', 'archived'] as const
  const list = statuses.map((status, index) => notification(index + 1, { status }))
  const shown = (filter: 'all' | 'unread' | 'archived') =>
    shownBy(filter, list).map(({ status }) => status)
  expect(shown('all')).toEqual(['new', 'unread', 'viewed'])
  expect(shown('unread')).toEqual(['new', 'unread'])
  expect(shown('archived')).toEqual(['archived'])
  expect(list.filter(isUnread)).toHaveLength(2)
})
