import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse' })
const { replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { Component } = await import('./open-page.tsx')

afterEach(cleanup)

test.each([
  ['?failed=ticket', 'This link has been used before, or is too old.'],
  ['?failed=payroll', 'The payroll system does not answer as it should.'],
  ['', ''],
])('%s: a failed press replaces what was told before', async (query, told) => {
  let closed = 0
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('The frame that opens windows is missing')
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace() {} },
    close: () => closed++,
  }
  frame.open = () => tab as never
  await showPage(
    <Routes>
      <Route path="/timesheets/open/:page" element={<Component />} />
    </Routes>,
    `/timesheets/open/paychecks${query}`,
  )
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts()).toEqual(told ? [expect.stringContaining(told)] : [])
  const button = screen.getByRole('button', { name: 'Open Wage Statements' })
  expect(button.dataset.track).toBe('open-payroll-paychecks')
  const press = () => act(async () => fireEvent.click(button))
  replies.set('POST /api/payroll-pages/windows', () => rejectWith('upstream-unreachable', 502))
  await press()
  expect(alerts()).toEqual([expect.stringContaining('Something went wrong on our side.')])
  expect(closed).toBe(1)
  replies.set('POST /api/payroll-pages/windows', () => rejectWith('not-found', 404))
  await press()
  expect(screen.getByText('This page is not available for you.')).not.toBeNull()
  expect(alerts()).toEqual([])
})
