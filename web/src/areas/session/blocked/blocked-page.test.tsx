import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { press } from '../../../testing/press.ts'
import { recordPageLoads } from '../../../testing/record-page-loads.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { showPage } = await import('../../../testing/show-page.tsx')
const { Component } = await import('./blocked-page.tsx')

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('names the support desk, and leads back with a page load', async () => {
  const loads = recordPageLoads()
  await showPage(<Component />)
  expect(screen.getByRole('heading').textContent).toBe('Your Account has been Blocked')
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy()
  await press('Return to Login Screen')
  expect(loads).toEqual(['assign /'])
})
