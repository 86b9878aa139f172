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
  'no-host': /^This page hands applications over to the page of internal jobs/,
}

test.each<[Outcome, string, receipt: boolean, otherEmail: boolean]>([
  ['applied', 'Our Records Indicate that You Applied to this Position Already', false, true],
  ['sent', 'Thank you for your Application', false, false],
  ['thanks', 'Thank You for Your Application!', true, false],
  ['handed-over', 'The application was handed over', false, false],
  ['no-host', 'There is no page to hand the application over to', false, false],
])(
  '%s: “%s”, with the receipt: %s, for another address: %s',
  async (outcome, title, receipt, other) => {
    await show(outcome, onRestart)
    expect(heading().textContent).toBe(title)
    expect(document.activeElement).toBe(heading())
    expect(screen.getByText(leads[outcome])).toBeTruthy()
    const results = screen.getByRole('link', { name: 'Return to Search Results' })
    expect(results.getAttribute('href')).toBe('/search-jobs?brands=prostaff')
    expect(screen.queryByText('301001') !== null).toBe(receipt)
    const otherEmail = screen.queryByRole('button', { name: 'Use another email address' })
    expect(otherEmail !== null).toBe(other)
    await act(async () => otherEmail?.click())
    expect(onRestart).toHaveBeenCalledTimes(other ? 1 : 0)
  },
)

test('another outcome takes the focus, too', async () => {
  const { rerender } = await show('applied', onRestart)
  screen.getByRole('button', { name: 'Use another email address' }).focus()
  rerender(page('sent', onRestart))
  expect(document.activeElement).toBe(heading())
})

test('a worker has no other address', async () => {
  await show('applied')
  expect(screen.queryByRole('button', { name: 'Use another email address' })).toBeNull()
})
