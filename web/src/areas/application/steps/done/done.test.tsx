import { ChakraProvider } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { setSettings } from '../../../../testing/set-settings.ts'
import type { Outcome } from '../../model/outcome.ts'

setSettings()
const { system } = await import('../../../../ui/theme.ts')
const { Done } = await import('./done.tsx')

const brand = { code: 'prostaff', name: 'Prostaff' }
const job = { id: '1001', title: 'Forklift Operator', referenceId: '301001', brand } as Job
const onRestart = jest.fn()

afterEach(cleanup)

const page = (outcome: Outcome, restart?: () => void) => (
  <ChakraProvider value={system}>
    <MemoryRouter initialEntries={['/search-jobs/1001']}>
      <Done job={job} outcome={outcome} onRestart={restart} />
    </MemoryRouter>
  </ChakraProvider>
)
const heading = () => screen.getAllByRole('heading', { level: 3 })[0]
const headingHasFocus = () => document.activeElement === heading()

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
])('%s: “%s”, with the receipt: %s, for another address: %s', (outcome, title, receipt, other) => {
  render(page(outcome, onRestart))
  expect(heading()?.textContent).toBe(title)
  expect(headingHasFocus()).toBe(true)
  expect(screen.getByText(leads[outcome])).toBeTruthy()
  const results = screen.getByRole('link', { name: 'Return to Search Results' })
  expect(results.getAttribute('href')).toBe('/search-jobs?brands=prostaff')
  expect(screen.queryByText('301001') !== null).toBe(receipt)
  const otherEmail = screen.queryByRole('button', { name: 'Use another email address' })
  expect(otherEmail !== null).toBe(other)
  if (otherEmail) fireEvent.click(otherEmail)
  expect(onRestart).toHaveBeenCalledTimes(other ? 1 : 0)
  onRestart.mockClear()
})

test('another outcome takes the focus, too', () => {
  const { rerender } = render(page('applied', onRestart))
  screen.getByRole('button', { name: 'Use another email address' }).focus()
  rerender(page('sent', onRestart))
  expect(headingHasFocus()).toBe(true)
})

test('a worker has no other address', () => {
  render(page('applied'))
  expect(screen.queryByRole('button', { name: 'Use another email address' })).toBeNull()
})
