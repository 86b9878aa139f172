import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { linksIn } from '../../testing/links-in.ts'
import { defaultAttributes } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { stylesOf } from '../../testing/styles-of.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse' })
const { requests, bodies, replies, hold, answer } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { Component } = await import('./time-reporting-page.tsx')

const payroll = 'GET /api/payroll-pages/time-reporting'
const waivers = 'GET /api/waivers'
const apply = 'POST /api/waivers'

beforeEach(() => {
  requests.length = 0
  replies.clear()
  replies.set(payroll, () => new Response('<h1>Time</h1>'))
  answer('GET /api/content/forms', { categories: [] })
  answer('GET /api/content/waiver', { categories: [] })
  answer(waivers, { waivers: [] })
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const click = (element: HTMLElement) => act(async () => fireEvent.click(element))

async function show(attributes: Partial<typeof defaultAttributes>, path: string) {
  await signIn({ attributes: { ...defaultAttributes, ...attributes } })
  await showPage(
    <>
      <Link to="/timesheets/reporting/forms">To the forms</Link>
      <Link to="/timesheets/reporting">To the time</Link>
      <Component />
    </>,
    path,
  )
}

test('each address starts at its own tab, and reads the payroll page where it is shown', async () => {
  await show({}, '/timesheets/reporting/forms')
  expect(chosen()).toBe('Printable Timesheet Forms')
  expect(requests).not.toContain(payroll)
  await click(screen.getByRole('link', { name: 'To the time' }))
  expect(chosen()).toBe('Gatehouse eTime Entry')
  expect(requests).toContain(payroll)
  await click(screen.getByRole('tab', { name: 'Printable Timesheet Forms' }))
  await click(screen.getByRole('link', { name: 'To the forms' }))
  expect(chosen()).toBe('Printable Timesheet Forms')
})

test.each([
  [{}, ['Gatehouse eTime Entry', 'Printable Timesheet Forms']],
  [{ hasTimeReporting: false }, ['Printable Timesheet Forms']],
  [
    { hasTimeReporting: false, isCalifornia: true },
    ['Printable Timesheet Forms', 'Waiver Information'],
  ],
])('%# shows users with %o their tabs, the first one chosen', async (attributes, expected) => {
  await show(attributes, '/timesheets/reporting')
  expect(tabs()).toEqual(expected)
  expect(chosen()).toBe(expected[0])
  expect(requests.includes(payroll)).toBe(expected[0] === 'Gatehouse eTime Entry')
})

test.each<[string, () => Response, RegExp | null]>([
  ['received', () => Response.json({}), null],
  ['without an outcome', () => rejectWith('outcome-unknown'), /^We could not see whether/],
  ['refused', () => rejectWith('upstream-unreachable'), /What you typed is kept\./],
])('after an application that is %s reads the list again', async (_what, reply, message) => {
  await show({ isCalifornia: true }, '/timesheets/reporting/forms')
  await click(screen.getByRole('tab', { name: 'Waiver Information' }))
  expect(screen.getByText('You have not applied for the waiver yet.')).not.toBeNull()
  const consent = screen.getByRole<HTMLInputElement>('checkbox')
  await click(consent)
  replies.set(apply, reply)
  const sent = { name: 'Meal waiver', status: '', submittedOn: null }
  answer(waivers, { waivers: [sent] })
  await press('Apply')
  expect(
    await screen.findByText('Meal waiver, applied for on an unknown day: no status yet'),
  ).not.toBeNull()
  // An application takes a consent of its own.
  await waitFor(() => expect(consent.checked).toBe(message !== null))
  const applied = screen.queryByText('Your waiver application has been received')?.parentElement
  expect(Boolean(applied)).toBe(message === null)
  if (applied) expect(stylesOf(applied)).toContain('color: var(--gh-colors-good)')
  if (!message) return
  expect(screen.getByRole('alert').textContent).toMatch(message)
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  answer(apply, {})
  await press('Apply')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a list that was asked for before an application is not shown after it', async () => {
  await show({ isCalifornia: true }, '/timesheets/reporting/forms')
  await click(screen.getByRole('tab', { name: 'Waiver Information' }))
  await click(screen.getByRole('checkbox'))
  const release = hold(waivers)
  await refreshOnFocus()
  expect(requests.at(-1)).toBe(waivers)
  answer(apply, {})
  answer(waivers, { waivers: [{ name: 'Meal waiver', status: 'Sent', submittedOn: '2026-11-02' }] })
  await press('Apply')
  const applied = 'Meal waiver, applied for on Nov 2, 2026: Sent'
  expect(await screen.findByText(applied)).not.toBeNull()
  await release(Response.json({ waivers: [] }))
  expect(screen.queryByText(applied)).not.toBeNull()
})

test('an application without consent is not sent, and the box says why', async () => {
  await show({ isCalifornia: true }, '/timesheets/reporting/forms')
  await click(screen.getByRole('tab', { name: 'Waiver Information' }))
  const consent = screen.getByRole('checkbox', {
    name: 'I want to waive my meal period when my shift is six hours or less.',
  })
  expect(consent.ariaRequired).toBe('true')
  await press('Apply')
  await waitFor(() => expect(document.activeElement).toBe(consent))
  expect(consent.getAttribute('aria-invalid')).toBe('true')
  expect(requests).not.toContain(apply)
  bodies.length = 0
  answer(apply, {})
  await click(consent)
  await press('Apply')
  await waitFor(() => expect(bodies).toEqual([{ consent: 'yes' }]))
})

test('a consent can be taken back', async () => {
  await show({ isCalifornia: true }, '/timesheets/reporting/forms')
  await click(screen.getByRole('tab', { name: 'Waiver Information' }))
  const consent = screen.getByRole<HTMLInputElement>('checkbox')
  for (const isChecked of [true, false]) {
    await click(consent)
    expect(consent.checked).toBe(isChecked)
  }
})

test('each application has its name, day and status, of what is known', async () => {
  answer(waivers, {
    waivers: [
      { name: 'Meal waiver', status: 'Approved', submittedOn: '2026-11-02' },
      { name: '', status: '', submittedOn: null },
    ],
  })
  await show({ isCalifornia: true }, '/timesheets/reporting/forms')
  await click(screen.getByRole('tab', { name: 'Waiver Information' }))
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Meal waiver, applied for on Nov 2, 2026: Approved',
      'Waiver, applied for on an unknown day: no status yet',
    ]),
  )
  expect(requests).toContain('GET /api/content/waiver')
})

test('each visit reads the applications and the texts of editors anew', async () => {
  for (const status of ['Pending', 'Denied']) {
    requests.length = 0
    answer(waivers, { waivers: [{ name: 'Meal waiver', status, submittedOn: null }] })
    await show({ isCalifornia: true }, '/timesheets/reporting/forms')
    await click(screen.getByRole('tab', { name: 'Waiver Information' }))
    await screen.findByText(`Meal waiver, applied for on an unknown day: ${status}`)
    expect(requests.toSorted()).toEqual([
      'GET /api/content/forms',
      'GET /api/content/waiver',
      waivers,
    ])
    cleanup()
  }
})

test('time is entered in a window, and what was reported is shown below', async () => {
  await show({}, '/timesheets/reporting')
  const links = linksIn(screen.getByRole('tabpanel', { name: 'Gatehouse eTime Entry' }))
  expect(links[0]).toEqual([
    'Open Gatehouse eTime Entry (opens in a new window)',
    '/timesheets/open/time-entry',
  ])
  const heading = screen.getByRole('heading', { level: 2, name: 'Your reported time' })
  const frame = screen.getByTitle('Reported time, a page of the payroll system')
  expect(frame.getAttribute('src')).toBe('/api/payroll-pages/time-reporting')
  expect(heading.parentElement?.contains(frame)).toBe(true)
})

test('a refused application that is tried again leaves the focus at its button', async () => {
  await show({ isCalifornia: true }, '/timesheets/reporting/forms')
  await click(screen.getByRole('tab', { name: 'Waiver Information' }))
  await click(screen.getByRole('checkbox'))
  replies.set(apply, () => rejectWith('upstream-unreachable'))
  await press('Apply')
  answer(apply, {})
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Apply/ }))
})
