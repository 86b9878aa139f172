import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { recordPageLoads } from '../../testing/record-page-loads.ts'
import { installSessionWindow } from '../../testing/session-window.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse' })
const { bodies, requests, replies, hold } = installFakeGateway()
const { showRoutes } = await import('../../testing/show-page.tsx')
const { Component, loader } = await import('./open-page.tsx')

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const launch = 'POST /api/payroll-pages/windows'
const show = (page: string, query = '') =>
  showRoutes(
    [{ path: '/timesheets/open/:page', loader, Component }],
    [`/timesheets/open/${page}${query}`],
  )

test.each([
  ['?failed=ticket', 'This link has been used before, or is too old.'],
  ['?failed=payroll', 'The payroll system does not answer as it should.'],
  ['', ''],
])('%s: a failed press replaces what was told before', async (query, told) => {
  const opened = installSessionWindow()
  await show('paychecks', query)
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts()).toEqual(told ? [expect.stringContaining(told)] : [])
  const button = screen.getByRole('button', { name: 'Open Wage Statements' })
  expect(button.dataset.track).toBe('open-payroll-paychecks')
  replies.set(launch, () => rejectWith('upstream-unreachable'))
  await press('Open Wage Statements')
  expect(alerts()).toEqual([expect.stringContaining('Something went wrong on our side.')])
  expect(opened.isClosed).toBe(true)
  replies.set(launch, () => rejectWith('not-found'))
  await press('Open Wage Statements')
  expect(screen.getByText('This page is not available for you.')).not.toBeNull()
  expect(alerts()).toEqual([])
  const release = hold(launch)
  await press('Open Wage Statements')
  expect(alerts()).toEqual([])
  await release(Response.json({ url: '/launch?ticket=7' }))
  expect(alerts()).toEqual([])
})

test.each([
  ['paychecks', null],
  ['time-entry', null],
  ['nowhere', '/timesheets'],
])('the address of the page %s leads on to %s', (page, address) => {
  const request = new Request(`http://portal.test/timesheets/open/${page}`)
  const answer = loader({ request, params: { page } } as unknown as Parameters<typeof loader>[0])
  expect(answer?.headers.get('location') ?? null).toBe(address)
})

test('a press opens the page in a window that tells what it waits for', async () => {
  const opened = installSessionWindow()
  requests.length = 0
  bodies.length = 0
  const release = hold(launch)
  await show('time-entry')
  expect(document.title).toBe('Gatehouse eTime Entry · Gatehouse')
  expect(screen.getByText(/^This page belongs to the payroll system\./)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Open Gatehouse eTime Entry' })
  expect(button.getAttribute('aria-busy')).toBe('false')
  await act(async () => fireEvent.click(button))
  const { title, body } = opened.document
  expect([title, body.textContent]).toEqual([
    'Opening the payroll pages…',
    'Opening the payroll pages…',
  ])
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ])
  await act(async () => fireEvent.click(button))
  await release(Response.json({ url: '/launch?ticket=7' }))
  expect([requests, bodies]).toEqual([[launch], [{ page: 'time-entry' }]])
  expect(opened).toMatchObject({ address: `${location.origin}/launch?ticket=7`, isClosed: false })
  expect(button.getAttribute('aria-busy')).toBe('false')
})

test('after a blocked window a link leads to the page, in a new tab', async () => {
  await show('paychecks', '?blocked')
  expect(
    screen.getByText('Your browser blocked the new window. Please use this link:'),
  ).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Open Wage Statements/ })
  expect([link.getAttribute('href'), link.target]).toEqual(['/timesheets/open/paychecks', '_blank'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a window that is blocked here leads this one to the page', async () => {
  installSessionWindow({ isBlocked: true })
  const pageLoads = recordPageLoads()
  requests.length = 0
  replies.set(launch, () => Response.json({ url: '/launch?ticket=7' }))
  await show('paychecks')
  await press('Open Wage Statements')
  expect(requests).toEqual([launch])
  expect(pageLoads).toEqual([`replace ${location.origin}/launch?ticket=7`])
})
