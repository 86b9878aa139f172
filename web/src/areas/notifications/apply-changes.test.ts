import { expect, test } from '@jest/globals'
import { notification } from '../../testing/notification.ts'
import { applyChanges } from './apply-changes.ts'
import { applyFilter, isUnread } from './filters.ts'

const [one, two, three] = [notification(1), notification(2), notification(3)]
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

test('a changed notification keeps its place, a dismissed one is dropped', () => {
  const result = applyChanges(
    [three, two, one],
    [
      { ...two, status: 'viewed' },
      { ...one, status: 'read' },
    ],
  )
  expect(result).toEqual([three, { ...two, status: 'viewed' }])
})

test('the later of two changes wins', () => {
  const changes = [
    { ...one, status: 'read' as const },
    { ...one, status: 'unread' as const },
  ]
  expect(applyChanges([one], changes)).toEqual([{ ...one, status: 'unread' }])
})

test('a restored notification returns to its position, also with equal or missing dates', () => {
  const undated = notification(4, { originated: null })
  const same = notification(10, { originated: two.originated })
  const all = [three, same, two, one, undated]
  for (const restored of all)
    expect(
      titles(
        applyChanges(
          all.filter((other) => other !== restored),
          [restored],
        ),
      ),
    ).toEqual(titles(all))
})

test('filter all includes archived, unread includes new', () => {
  const statuses = ['new', 'unread', 'viewed', 'archived'] as const
  const list = statuses.map((status, index) => notification(index + 1, { status }))
  const statusesFor = (filter: 'all' | 'unread' | 'archived') =>
    applyFilter(filter, list).map(({ status }) => status)
  expect(statusesFor('all')).toEqual(['new', 'unread', 'viewed', 'archived'])
  expect(statusesFor('unread')).toEqual(['new', 'unread'])
  expect(statusesFor('archived')).toEqual(['archived'])
  expect(list.filter(isUnread)).toHaveLength(2)
})
