import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import type { Home, HomeAssignment } from '@gatehouse/contracts/portal/home'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { linksIn } from '../../testing/links-in.ts'
import { notification } from '../../testing/notification.ts'
import { defaultAttributes } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { translatePage } from '../../testing/translate-page.ts'

setSettings({ supportPhone: '1-800-555-0142', contentLanguage: 'en' })
const { requests, replies, hold, answer, reject } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { Bell } = await import('../notifications/bell.tsx')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { inboxHost } = await import('../notifications/inbox-host.ts')
const { Component, loader } = await import('./home-page.tsx')

const reads = {
  content: 'GET /api/content/announcements',
  home: 'GET /api/home',
  applications: 'GET /api/applications',
  inbox: 'GET /api/notifications',
}
const available = <T,>(value: T) => ({ state: 'available' as const, value })
const unavailable = { state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' } as const
const home: Home = {
  unsigned: available({ count: 0, expiresOn: null }),
  expiringCertifications: available([]),
  lacksAddress: available(false),
  lacksDeposit: available(false),
  assignment: available(null),
}
const fail = (request: string) => reject(request, 'upstream-unreachable')

async function show(isNewUser = false, shell?: ReactNode) {
  await signIn({ attributes: { ...defaultAttributes, isNewUser } })
  await loader()
  await showPage(
    <>
      {shell}
      <Component />
    </>,
  )
}
const region = (name: string) => screen.getByRole('region', { name })

beforeEach(() => {
  answer(reads.content, { categories: [] })
  answer(reads.home, home)
  answer(reads.applications, { applications: [] })
  answer(reads.inbox, { notifications: [] })
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

/** Days from now (ISO 8601), in local time. */
function day(offset: number): string {
  const date = new Date()
  date.setDate(date.getDate() + offset)
  return date.toLocaleDateString('sv')
}
const assignment = (fields: Partial<HomeAssignment> = {}): HomeAssignment => ({
  company: 'Harbor Packaging',
  jobTitle: 'Picker',
  startDate: '2020-01-05',
  endDate: null,
  isPast: false,
  ...fields,
})

test.each<[Partial<HomeAssignment>, string, RegExp]>([
  [{}, 'Your assignment', /Picker at Harbor PackagingSince Jan 5, 2020$/],
  [{ company: '' }, 'Your assignment', /PickerSince Jan 5, 2020$/],
  [{ jobTitle: '' }, 'Your assignment', /Harbor PackagingSince Jan 5, 2020$/],
  [{ startDate: null, endDate: '2099-01-31' }, 'Your assignment', /Packaginguntil Jan 31, 2099$/],
  [{ startDate: null }, 'Your assignment', /Picker at Harbor Packaging$/],
  [{ startDate: day(0) }, 'Your assignment', /Since/],
  [{ startDate: day(2), endDate: '2099-01-31' }, 'Your next assignment', /Starts .*, until Jan 31/],
])('%# tells of the assignment %o', async (fields, name, text) => {
  answer(reads.home, { ...home, assignment: available(assignment(fields)) })
  await show()
  expect(region(name).textContent).toMatch(text)
})

test.each([
  ['nothing', { ...home, assignment: available(null) }],
  ['what is unknown', { ...home, assignment: unavailable }],
])('tells of no assignment where there is %s', async (_what, reply) => {
  answer(reads.home, reply)
  await show()
  expect(screen.queryByRole('region', { name: /assignment$/ })).toBeNull()
})

const application = (state: WorkerApplication['state'], title: string): WorkerApplication => ({
  jobId: '1001',
  brand: { code: 'staffmark', name: 'Staffmark' },
  title,
  place: '',
  referenceId: '',
  state,
  at: null,
})

test.each<[string, () => void, RegExp[]]>([
  [
    'what waits',
    () => {
      answer(reads.applications, { applications: [application('begun', 'Cook')] })
      answer(reads.home, { ...home, unsigned: available({ count: 2, expiresOn: null }) })
    },
    [
      /^Your application Waiting/,
      /^Your documents WaitingThere are 2 documents to sign\.$/,
      /^Your first assignment WaitingYour recruiter/,
    ],
  ],
  [
    'what is done',
    () => {
      const applications = [application('begun', 'Cook'), application('sent', 'Picker')]
      answer(reads.applications, { applications })
      answer(reads.home, { ...home, assignment: available(assignment()) })
    },
    [
      /^Your application DoneWe have your application for Picker\.$/,
      /^Your documents DoneThere is nothing to sign\.$/,
      /^Your first assignment DoneYou are on assignment\.$/,
    ],
  ],
  [
    'an assignment that has not begun',
    () => {
      const upcoming = assignment({ startDate: day(3) })
      answer(reads.home, { ...home, assignment: available(upcoming) })
    },
    [/^Your application/, /^Your documents/, /^Your first assignment WaitingStarts \w{3} \d/],
  ],
  [
    'what cannot be read',
    () => {
      fail(reads.applications)
      answer(reads.home, { ...home, unsigned: unavailable, assignment: unavailable })
    },
    [
      /^Your application Not known right now/,
      /^Your documents Not known right now$/,
      /^Your first assignment Not known right now/,
    ],
  ],
])('shows a new user %s', async (_what, prepare, expected) => {
  prepare()
  await show(true)
  const steps = Array.from(
    region('Getting started').querySelectorAll('ol > li'),
    ({ textContent }) => textContent,
  )
  expect(steps).toEqual(
    [/^Your account Done/, ...expected].map((text) => expect.stringMatching(text)),
  )
})

test.each([
  ['home', () => fail(reads.home), [reads.home]],
  ['parts of home', () => answer(reads.home, { ...home, lacksDeposit: unavailable }), [reads.home]],
  ['applications', () => fail(reads.applications), [reads.applications]],
  ['the inbox', () => fail(reads.inbox), [reads.inbox]],
  [
    'parts of home and the inbox',
    () => {
      answer(reads.home, { ...home, lacksAddress: unavailable })
      fail(reads.inbox)
    },
    [reads.home, reads.inbox],
  ],
] as const)(
  'without %s says so, shows the rest, and reads it again',
  async (_what, prepare, expected) => {
    prepare()
    await show()
    expect(region('To do').textContent).toContain('We could not check everything.')
    expect(region('To do').textContent).toContain('ABCD-1234')
    expect(region('To do').textContent).not.toContain('Nothing to do')
    expect(region('Announcements')).not.toBeNull()
    answer(reads.home, home)
    answer(reads.applications, { applications: [] })
    answer(reads.inbox, { notifications: [] })
    requests.length = 0
    await press('Try again')
    expect(requests.toSorted()).toEqual([...expected].toSorted())
    expect((await screen.findByText('Nothing to do right now.')).closest('section')).toBe(
      region('To do'),
    )
  },
)

test.each([
  ['home', () => fail(reads.home), [reads.home]],
  ['parts of home', () => answer(reads.home, { ...home, assignment: unavailable }), [reads.home]],
  ['applications', () => fail(reads.applications), [reads.applications]],
] as const)('without %s offers a new user to read it again', async (_what, prepare, expected) => {
  prepare()
  await show(true)
  expect(region('Getting started').textContent).toContain('We could not check everything.')
  answer(reads.home, home)
  answer(reads.applications, { applications: [] })
  requests.length = 0
  await press('Try again')
  expect(requests).toEqual(expected)
  await waitFor(() =>
    expect(region('Getting started').textContent).not.toMatch(/could not check|Not known/),
  )
})

test('a new user is not offered to read again what no step needs', async () => {
  answer(reads.home, { ...home, lacksDeposit: unavailable })
  await show(true)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([true, false])(
  'what cannot be read has a reference (new user: %p)',
  async (isNewUser) => {
    reject(reads.applications, 'upstream-unreachable', { reference: 'EFGH-5678' })
    await show(isNewUser)
    expect(region(isNewUser ? 'Getting started' : 'To do').textContent).toContain('EFGH-5678')
  },
)

test('the steps of a new user are loading until they are known', async () => {
  await signIn({ attributes: { ...defaultAttributes, isNewUser: true } })
  const release = hold(reads.home)
  await showPage(<Component />)
  const steps = () =>
    Array.from(region('Getting started').querySelectorAll('li'), ({ textContent }) => textContent)
  expect(steps()[2]).toBe('Your documents Loading')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await release(Response.json(home))
  expect(steps()[2]).toBe('Your documents DoneThere is nothing to sign.')
})

test.each<[Partial<Home>, WorkerApplication[], string]>([
  [
    {
      expiringCertifications: available([
        { name: 'First Aid', expiresOn: '2026-10-01', isExpired: true },
      ]),
    },
    [],
    'Renew your certification: First AidExpired Oct 1, 2026',
  ],
  [
    {
      expiringCertifications: available([
        { name: 'CDL', expiresOn: '2026-12-01', isExpired: false },
      ]),
    },
    [],
    'Renew your certification: CDLExpires Dec 1, 2026',
  ],
  [{ unsigned: available({ count: 2, expiresOn: null }) }, [], 'Sign 2 documents'],
  [{}, [application('begun', 'Cook')], 'Finish your application: Cook'],
])('%# says what to do', async (parts, applications, text) => {
  answer(reads.home, { ...home, ...parts })
  answer(reads.applications, { applications })
  await show()
  const tasks = region('To do').querySelectorAll('li')
  expect(Array.from(tasks, ({ textContent }) => textContent)).toEqual([text])
})

test('names of jobs and certifications are in the language of the upstreams', async () => {
  answer(reads.home, {
    ...home,
    assignment: available(assignment()),
    expiringCertifications: available([
      { name: 'First Aid', expiresOn: '2026-10-01', isExpired: true },
    ]),
  })
  const applications = [application('begun', 'Cook'), application('sent', 'Nurse')]
  answer(reads.applications, { applications })
  await show()
  for (const name of ['Picker', 'First Aid', 'Cook']) expect(screen.getByText(name).lang).toBe('en')
  cleanup()
  await show(true)
  expect(screen.getByText('Nurse').lang).toBe('en')
})

test('greets by name, if there is one', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Maria')
  cleanup()
  await signIn({ firstName: '' })
  await showPage(<Component />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello')
})

test('counts the notifications that are not read', async () => {
  const notifications = (['new', 'unread', 'read', 'archived'] as const).map((status, index) =>
    notification(index + 1, { status }),
  )
  answer(reads.inbox, { notifications })
  await show()
  expect(await screen.findByRole('button', { name: 'Read 2 new notifications' })).not.toBeNull()
})

test('the tab of the browser is named by the announcements, which are listed below a heading', async () => {
  await show()
  expect(document.title).toMatch(/^Announcements · /)
  expect(screen.getByRole('heading', { level: 2, name: 'Announcements' })).not.toBeNull()
})

test.each<[Partial<Home>, WorkerApplication[], string, string]>([
  [
    { unsigned: available({ count: 1, expiresOn: '2026-12-31' }) },
    [],
    'Sign a documentBy Dec 31, 2026',
    '/documents',
  ],
  [
    { lacksDeposit: available(true) },
    [],
    'Set up direct depositSo that your pay goes to your bank account',
    '/timesheets/direct-deposit',
  ],
  [
    { lacksAddress: available(true) },
    [],
    'Add your home addressFor your pay and tax forms',
    '/info/personal',
  ],
  [
    {},
    [application('begun', 'Cook')],
    'Finish your application: Cook',
    '/search/1001?brandId=staffmark',
  ],
])('%# a task says why, and leads to its page', async (parts, applications, name, to) => {
  answer(reads.home, { ...home, ...parts })
  answer(reads.applications, { applications })
  await show()
  expect(linksIn(region('To do'))).toEqual([[name, to]])
})

test('new notifications are told as a dialog, which they open', async () => {
  const open = jest.fn(async () => true)
  const unmount = inboxHost.mount(open)
  answer(reads.inbox, { notifications: [notification(1)] })
  await show()
  const button = await screen.findByRole('button', { name: 'Read a new notification' })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  await press('Read a new notification')
  expect(open).toHaveBeenCalledTimes(1)
  unmount()
})

test('the closed notifications return the focus to the task that opened them', async () => {
  answer(reads.inbox, { notifications: [notification(1)] })
  await show(false, <Bell />)
  const button = await screen.findByRole('button', { name: 'Read a new notification' })
  button.focus()
  await press('Read a new notification')
  await press('Close notifications')
  expect(document.activeElement).toBe(button)
})

test('there is not nothing to do while it is read', async () => {
  const release = hold(reads.inbox)
  await show()
  expect(region('To do').textContent).toBe('To doLoading')
  await release(Response.json({ notifications: [] }))
  expect(region('To do').textContent).toBe('To doNothing to do right now.')
})

test('a refresh that fails leaves what is known', async () => {
  await show()
  for (const request of Object.values(reads)) fail(request)
  await refreshOnFocus()
  expect(region('To do').textContent).toBe('To doNothing to do right now.')
})

test('the page waits 700 ms for what stands above the announcements', async () => {
  jest.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(reads.home, () => promise)
  const shown = jest.fn()
  const loading = loader().then(shown)
  await jest.advanceTimersByTimeAsync(699)
  expect(shown).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(shown).toHaveBeenCalledTimes(1)
  resolve(Response.json(home))
  await loading
  jest.useRealTimers()
})

test('the steps of a new user lead to the jobs, the documents and support', async () => {
  answer(reads.home, { ...home, unsigned: available({ count: 1, expiresOn: null }) })
  await show(true)
  expect(linksIn(region('Getting started'))).toEqual([
    ['Find a job that suits you, and apply.', '/search'],
    ['There is a document to sign.', '/documents'],
    ['1-800-555-0142', 'tel:18005550142'],
  ])
})

test('on a translated page the steps of a new user are read again', async () => {
  await show(true)
  translatePage()
  answer(reads.home, { ...home, unsigned: available({ count: 1, expiresOn: null }) })
  await refreshOnFocus()
  expect(region('Getting started').textContent).toContain('There is a document to sign.')
})

test('announcements that cannot be read fail in their place', async () => {
  fail(reads.content)
  await show()
  const { textContent } = region('Announcements')
  expect(textContent).toContain('Try again')
  expect(region('To do').textContent).toBe('To doNothing to do right now.')
})

test.each([reads.content, reads.home, reads.applications])(
  'leaves the page when the session has ended for %s',
  async (read) => {
    const leave = jest.fn()
    const undo = onSessionChange(leave)
    reject(read, 'not-signed-in')
    await loader()
    expect(leave).toHaveBeenCalledTimes(1)
    undo()
  },
)
