import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPage } from '../../../testing/show-page.tsx'
import { RetryNotice, type RetryState } from './retry-notice.tsx'

afterEach(cleanup)

const retrying = 'Connection failed. Please standby while we try again...'

test.each<[RetryState, string]>([
  ['idle', ''],
  ['retrying', retrying],
  ['reloading', `${retrying}This page will reload when you’re back online.`],
])('%s is read out as “%s”', async (state, message) => {
  await showPage(<RetryNotice state={state} />)
  expect(screen.getByRole('status').textContent).toBe(message)
})
