import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { installSessionWindow } from '../../testing/session-window.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { PayrollFrame } = await import('./payroll-frame.tsx')
const { PayrollPageLink } = await import('./payroll-page-link.tsx')

const read = 'GET /api/payroll-pages/paychecks'
const launch = 'POST /api/payroll-pages/windows'
const frame = () => document.querySelector('main iframe')
const showFrame = () =>
  showPage(
    <main>
      <PayrollFrame page="paychecks" title="Paychecks" />
    </main>,
  )

beforeEach(() => {
  requests.length = 0
  replies.clear()
})
afterEach(cleanup)

test('the frame of a page runs no scripts, sends no forms, and tells no address', async () => {
  replies.set(read, () => new Response('<h1>Pay</h1>'))
  await showFrame()
  expect(frame()?.getAttribute('src')).toBe('/api/payroll-pages/paychecks')
  // Links open in windows of their own.
  expect(frame()?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test.each([
  ['payroll-page-refused', /^You are not authorized for this page/, false],
  ['not-found', /^This page is not available for you/, false],
  ['upstream-timeout', /^The payroll system does not answer as it should/, true],
  ['upstream-invalid-response', /^The payroll system does not answer as it should/, true],
  ['upstream-response-too-large', /This is too large for us to show/, false],
  ['internal', /Something went wrong on our side/, true],
] as const)(
  'instead of a page with the problem %s shows why, and whether to try again',
  async (code, text, canRetry) => {
    replies.set(read, () => rejectWith(code))
    await showFrame()
    expect(screen.getByText(text)).not.toBeNull()
    expect(frame()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry)
    if (!canRetry) return
    expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
    replies.set(read, () => new Response('<h1>Pay</h1>'))
    await press('Try again')
    expect(frame()).not.toBeNull()
    expect(screen.queryByText(text)).toBeNull()
  },
)

const Address = () => <p>{`${useLocation().pathname}${useLocation().search}`}</p>

async function clickLink(modifiers: object) {
  await showPage(
    <>
      <PayrollPageLink page="paychecks">Open</PayrollPageLink>
      <Address />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Open (opens in a new window)' })
  expect(link.dataset.track).toBe('open-payroll-paychecks')
  const click = createEvent.click(link, { cancelable: true, ...modifiers })
  await act(async () => fireEvent(link, click))
  return click
}

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s is left to the browser',
  async (key) => {
    const click = await clickLink({ [key]: true })
    expect(click.defaultPrevented).toBe(false)
    expect(requests).toEqual([])
  },
)

test('a blocked window leads to the page with a link', async () => {
  installSessionWindow({ isBlocked: true })
  const click = await clickLink({})
  expect(click.defaultPrevented).toBe(true)
  expect(screen.getByText('/timesheets/open/paychecks?blocked')).not.toBeNull()
  expect(requests).not.toContain(launch)
})

test('a page that cannot be opened closes its window, and is told', async () => {
  const opened = installSessionWindow()
  replies.set(launch, () => rejectWith('upstream-unreachable'))
  await clickLink({})
  expect(requests).toContain(launch)
  expect(opened.isClosed).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain(
    'The payroll page could not be opened. Please try again.',
  )
})

test('the link works in a new tab too', async () => {
  await clickLink({ ctrlKey: true })
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
    '/timesheets/open/paychecks',
    '_blank',
    'noopener noreferrer',
  ])
})
