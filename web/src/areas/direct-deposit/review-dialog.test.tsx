import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { depositEntry } from '../../testing/deposit-entry.ts'
import { goBack } from '../../testing/go-back.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import type { Entry } from './entries.ts'

const { showPage } = await import('../../testing/show-page.tsx')
const { hideOverlayEntries } = await import('../../portal/overlay-history.ts')
const { ReviewDialog } = await import('./review-dialog.tsx')
hideOverlayEntries()

const first = depositEntry()
const second = depositEntry({ id: '2', lastDigits: '1002' })
const onConfirm = jest.fn<() => void>()
const onCancel = jest.fn<() => void>()
const calls = () => [onConfirm.mock.calls.length, onCancel.mock.calls.length]

beforeEach(() => {
  onConfirm.mockClear()
  onCancel.mockClear()
})
afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

const show = (after: readonly Entry[]) =>
  showPage(
    <ReviewDialog
      before={[first, second]}
      after={after}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )

test.each([
  [[second, first], 'Confirm and save', 'Go back'],
  [[], 'Continue', 'Cancel'],
])('saves or goes back, also by Back on a phone: %#', async (after, confirm, cancel) => {
  setScreenWidth(375)
  await show(after)
  await press(confirm)
  expect(calls()).toEqual([1, 0])
  await press(cancel)
  expect(calls()).toEqual([1, 1])
  await goBack()
  expect(calls()).toEqual([1, 2])
})

test('accounts that stay as they are have no mark', async () => {
  await show([first, { ...second, amount: '75.00' }])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Checking ending in 1001: $100.00',
    'Checking ending in 1002: $100.00',
    'Checking ending in 1001: $100.00',
    'Checking ending in 1002: $75.00 (changed)',
  ])
  for (const name of ['Now', 'After the change'])
    expect(screen.getByRole('heading', { level: 3, name })).not.toBeNull()
})
