import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings()
const { PortalError } = await import('../portal/portal-error.ts')
const { ProblemBox } = await import('./problem-box.tsx')
const { system } = await import('./theme.ts')

const failure = (reference: string) => portalErrorOf('internal', { status: 500, reference })

const page = (error: unknown, takesFocus: boolean) => (
  <ChakraProvider value={system}>
    <ProblemBox message="Not saved" error={error} takesFocus={takesFocus} />
    <input aria-label="Street" />
  </ChakraProvider>
)

afterEach(cleanup)

test.each([true, false])('takes the focus for each new error: %p', (takesFocus) => {
  const first = failure('ABCD-1234')
  const { rerender } = render(page(first, takesFocus))
  const box = screen.getByRole('alert')
  const hasFocus = () => document.activeElement === box
  expect(hasFocus()).toBe(takesFocus)
  screen.getByLabelText('Street').focus()
  rerender(page(first, takesFocus))
  expect(hasFocus()).toBe(false)
  rerender(page(failure('EFGH-5678'), takesFocus))
  expect(hasFocus()).toBe(takesFocus)
  expect(box.textContent).toContain(
    'If you call 1-800-555-0142, please give this reference: EFGH-5678',
  )
})

test('without a reply there is no reference to give', () => {
  render(page(new PortalError(), false))
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
})

test('has details between its message and its buttons, and is no Tab stop', () => {
  render(
    <ChakraProvider value={system}>
      <ProblemBox message="Not saved" details={<p>The street</p>}>
        <button type="button">Try again</button>
      </ProblemBox>
    </ChakraProvider>,
  )
  const box = screen.getByRole('alert')
  expect([box.textContent, box.tabIndex]).toEqual(['Not savedThe streetTry again', -1])
})

test('what an alert has said is not announced again', () => {
  render(
    <ChakraProvider value={system}>
      <ProblemBox message="Not saved" isAnnounced={false} />
    </ChakraProvider>,
  )
  expect(screen.getByText('Not saved')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
