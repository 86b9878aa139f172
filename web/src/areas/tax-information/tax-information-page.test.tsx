import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { Component } = await import('./tax-information-page.tsx')

const ask = 'POST /api/tax-information/form'
const send = () => press('Start a tax withholding update')

beforeEach(() => {
  requests.length = 0
  replies.clear()
  replies.set('GET /api/payroll-pages/w4-information', () => new Response('<h1>W-4</h1>'))
})
afterEach(cleanup)

test('tells of the latest request alone', async () => {
  await showPage(<Component />)
  replies.set(ask, () => Response.json({}))
  await send()
  expect(screen.getByRole('status').textContent).toMatch(/^Notification sent/)
  replies.set(ask, () => rejectWith('outcome-unknown'))
  await send()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not tell whether/)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  replies.set(ask, () => rejectWith('upstream-unreachable'))
  await send()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.')
  replies.set(ask, () => Response.json({}))
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/^Notification sent/)
  expect(requests.filter((request) => request === ask)).toHaveLength(4)
})

test('asks once while a request is under way, and says when to ask again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  replies.set(ask, () => promise.then(() => Response.json({})))
  await showPage(<Component />)
  await send()
  await send()
  const button = screen.getByRole('button', { name: 'Start a tax withholding update' })
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ])
  await act(async () => resolve())
  expect(requests.filter((request) => request === ask)).toHaveLength(1)
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual([
    'false',
    'false',
  ])
  expect(screen.getByRole('status').textContent).toContain('You can ask again')
})

test('shows the form on file below the request', async () => {
  await showPage(<Component />)
  expect(screen.getByRole('heading', { level: 1, name: 'Tax Information' })).not.toBeNull()
  expect(screen.getByText(/^We send an email with the form/)).not.toBeNull()
  const heading = screen.getByRole('heading', { level: 2, name: 'Your W-4 on file' })
  const frame = screen.getByTitle('W-4 information, a page of the payroll system')
  expect(frame.getAttribute('src')).toBe('/api/payroll-pages/w4-information')
  expect(heading.parentElement?.contains(frame)).toBe(true)
})

test('what went wrong can be reported to support', async () => {
  await showPage(<Component />)
  for (const [code, offersRetry] of [
    ['outcome-unknown', false],
    ['upstream-unreachable', true],
  ] as const) {
    replies.set(ask, () => rejectWith(code))
    await send()
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('ABCD-1234')
    expect(within(alert).queryByRole('button') !== null).toBe(offersRetry)
  }
})
