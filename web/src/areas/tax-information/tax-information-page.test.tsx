import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
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
  replies.set(ask, () => rejectWith('outcome-unknown', 502))
  await send()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not tell whether/)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  replies.set(ask, () => rejectWith('upstream-unreachable', 502))
  await send()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.')
  replies.set(ask, () => Response.json({}))
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/^Notification sent/)
  expect(requests.filter((request) => request === ask)).toHaveLength(4)
})
