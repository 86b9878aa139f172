import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import type { Home } from '@gatehouse/contracts/portal/home'
import { expect, test } from '@jest/globals'
import { tasksOf } from './tasks.ts'

const available = <T>(value: T) => ({ state: 'available' as const, value })
const unavailable = { state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' } as const
const nothing: Home = {
  unsigned: available({ count: 0, expiresOn: null }),
  expiringCertifications: available([]),
  lacksAddress: available(false),
  lacksDeposit: available(false),
  assignment: available(null),
}
const certification = (name: string) => ({ name, expiresOn: '2026-12-01', isExpired: false })
const application = (jobId: string, state: WorkerApplication['state']): WorkerApplication => ({
  jobId,
  brand: { code: 'prostaff', name: 'Pro Staff' },
  title: `Job ${jobId}`,
  place: '',
  referenceId: '',
  state,
  at: null,
})

const everything: Home = {
  unsigned: available({ count: 2, expiresOn: '2026-12-31' }),
  expiringCertifications: available([certification('First Aid')]),
  lacksAddress: available(true),
  lacksDeposit: available(true),
  assignment: available(null),
}
const kindsOf = (...known: Parameters<typeof tasksOf>) => tasksOf(...known).map(({ kind }) => kind)

test('the most pressing come first, at most three', () => {
  const applications = [application('1', 'begun')]
  expect(kindsOf({ home: everything, applications, unreadCount: 1 })).toEqual([
    'unsigned',
    'deposit',
    'certification',
  ])
  const withAddress = { ...nothing, lacksAddress: available(true) }
  expect(kindsOf({ home: withAddress, applications, unreadCount: 1 })).toEqual([
    'address',
    'application',
    'unread',
  ])
})

test('each leads to its page; unread notifications, to the bell', () => {
  const homes: Partial<Home>[] = [
    { unsigned: everything.unsigned },
    { lacksDeposit: available(true) },
    { expiringCertifications: everything.expiringCertifications },
    { lacksAddress: available(true) },
  ]
  const tasks = homes.flatMap((home) =>
    tasksOf({ home: { ...nothing, ...home }, applications: undefined, unreadCount: undefined }),
  )
  expect(tasks).toMatchObject([
    { to: '/documents', count: 2, until: '2026-12-31' },
    { to: '/timesheets/direct-deposit' },
    { to: '/info/certifications', name: 'First Aid', expiresOn: '2026-12-01', isExpired: false },
    { to: '/info/personal' },
  ])
  expect(tasksOf({ home: nothing, applications: [], unreadCount: 4 })).toMatchObject([
    { kind: 'unread', to: null, count: 4 },
  ])
})

test('of applications the latest that was begun is to be finished', () => {
  const applications = [
    application('1', 'sent'),
    application('2', 'begun'),
    application('3', 'begun'),
  ]
  expect(tasksOf({ home: nothing, applications, unreadCount: 0 })).toMatchObject([
    { kind: 'application', title: 'Job 2', to: '/search/2?brandId=prostaff' },
  ])
})

test('there is nothing to do where nothing is known, and where nothing is', () => {
  const unknown: Home = {
    unsigned: unavailable,
    expiringCertifications: unavailable,
    lacksAddress: unavailable,
    lacksDeposit: unavailable,
    assignment: unavailable,
  }
  for (const home of [unknown, nothing, undefined])
    expect(tasksOf({ home, applications: undefined, unreadCount: undefined })).toEqual([])
})
