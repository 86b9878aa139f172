import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { linksIn } from '../../testing/links-in.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse' })
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { payrollPage } = await import('./payroll-page.tsx')
const { Component: NoPayrollIdPage } = await import('./no-payroll-id-page.tsx')

beforeEach(() => {
  requests.length = 0
})
afterEach(cleanup)

test.each([
  [
    'paychecks',
    'Wage Statements',
    'Your paychecks, as payroll shows them.',
    'Paychecks, a page of the payroll system',
    'Open Wage Statements (opens in a new window)',
    'Compensation History',
    '/timesheets/history',
  ],
  [
    'compensation-history',
    'Compensation History',
    'Your pay rates, and when they changed.',
    'Compensation history, a page of the payroll system',
    'Open Compensation History (opens in a new window)',
    'Wage Statements',
    '/timesheets/paychecks',
  ],
  [
    'w2-forms',
    'View W-2/W2c Forms',
    'Your year-end forms, as payroll shows them.',
    'W-2 and W-2c forms, a page of the payroll system',
    'Open W-2 and W-2c Forms (opens in a new window)',
    'W2 Election',
    '/timesheets/w2-election',
  ],
] as const)(
  '%s is a frame under its title, with ways out',
  async (page, title, lead, frame, open, related, href) => {
    replies.set(`GET /api/payroll-pages/${page}`, () => new Response('<h1>Pay</h1>'))
    const { Component } = payrollPage(page)
    await showPage(<Component />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toBe(`${title} · Gatehouse`)
    expect(screen.getByText(lead)).toBeTruthy()
    const shown = screen.getByTitle<HTMLIFrameElement>(frame)
    expect(shown.getAttribute('src')).toBe(`/api/payroll-pages/${page}`)
    expect(linksIn()).toEqual([
      [open, `/timesheets/open/${page}`],
      [related, href],
    ])
    expect(requests).toEqual([`GET /api/payroll-pages/${page}`])
  },
)

test('while a page is read, says so instead of a frame', async () => {
  replies.set('GET /api/payroll-pages/paychecks', () => new Promise<Response>(() => undefined))
  const { Component } = payrollPage('paychecks')
  await showPage(<Component />)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(screen.queryByTitle(/a page of the payroll system$/)).toBeNull()
  expect(screen.getByRole('link', { name: /^Open Wage Statements/ })).toBeTruthy()
})

test('without a payroll id explains when the pages come, and whom to call', async () => {
  await showPage(<NoPayrollIdPage />)
  expect(document.title).toBe('Time & Payment · Gatehouse')
  expect(
    screen.getByText(/are not available until you have been put on assignment\.$/),
  ).toBeTruthy()
  expect(screen.getByText('Please check back once you are on assignment.')).toBeTruthy()
  expect(screen.getByText(/^Are you on assignment already\?/).textContent).toMatch(
    /Please call 1-800-555-0142\.$/,
  )
})
