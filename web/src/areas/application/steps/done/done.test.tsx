import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { job } from '../../../../testing/job.ts'
import { setSettings } from '../../../../testing/set-settings.ts'
import type { Outcome } from '../../model/outcome.ts'

setSettings()
const { showPage } = await import('../../../../testing/show-page.tsx')
const { Done } = await import('./done.tsx')

const onRestart = jest.fn()

beforeEach(() => {
  onRestart.mockClear()
})
afterEach(cleanup)

const page = (outcome: Outcome, restart?: () => void) => (
  <Done
    job={job({ brand: { code: 'prostaff', name: 'Prostaff' } })}
    outcome={outcome}
    onRestart={restart}
  />
)
const show = (...args: Parameters<typeof page>) => showPage(page(...args), '/search-jobs/1001')
const heading = () => screen.getAllByRole('heading', { level: 3 })[0] as HTMLElement

const leads: Record<Outcome, RegExp> = {
  applied: /^If you have questions, call/,
  sent: /^We have received it/,
  thanks: /^We have received it/,
  'handed-over': /^The page around this one has it now/,
  'handed-over-before': /^If the page around this one does not have it/,
  'no-host': /^This page hands applications over to the page of internal jobs/,
}

const otherEmail = 'Use another email address'
const another = 'Enter another application'

test.each<[Outcome, string, receipt: boolean, restart: string]>([
  ['applied', 'Our Records Indicate that You Applied to this Position Already', false, otherEmail],
  ['sent', 'Thank you for your Application', false, otherEmail],
  ['thanks', 'Thank You for Your Application!', true, otherEmail],
  ['handed-over', 'The application was handed over', false, another],
  ['handed-over-before', 'The application was handed over before', false, another],
  ['no-host', 'There is no page to hand the application over to', false, another],
])('%s: “%s”, with the receipt: %s, and then: %s', async (outcome, title, receipt, restart) => {
  await show(outcome, onRestart)
  expect(heading().textContent).toBe(title)
  expect(document.activeElement).toBe(heading())
  expect(screen.getByText(leads[outcome])).toBeTruthy()
  const results = screen.getByRole('link', { name: 'Return to Search Results' })
  expect(results.getAttribute('href')).toBe('/search-jobs?brands=prostaff')
  expect(screen.queryByText('301001') !== null).toBe(receipt)
  await act(async () => screen.getByRole('button', { name: restart }).click())
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('another outcome takes the focus, too', async () => {
  const { rerender } = await show('applied', onRestart)
  screen.getByRole('button', { name: otherEmail }).focus()
  rerender(page('sent', onRestart))
  expect(document.activeElement).toBe(heading())
})

test('a worker has no other address', async () => {
  await show('applied')
  expect(screen.queryByRole('button')).toBeNull()
})
