import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings()
const { PortalError } = await import('../portal/portal-error.ts')
const { showPart } = await import('../testing/show-page.tsx')
const { ProblemBox } = await import('./problem-box.tsx')

const failure = (reference: string) => portalErrorOf('internal', { reference })

const page = (error: unknown, takesFocus: boolean) => (
  <>
    <ProblemBox message="Not saved" error={error} takesFocus={takesFocus} />
    <input aria-label="Street" />
  </>
)

afterEach(cleanup)

test.each([true, false])('takes the focus for each new error: %p', async (takesFocus) => {
  const first = failure('ABCD-1234')
  const { rerender } = await showPart(page(first, takesFocus))
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

test('the words of a new error are a new element, to be announced again', async () => {
  const { rerender } = await showPart(page(Object.assign(new PortalError(), { at: 1 }), false))
  const words = () => screen.getByText('Not saved').parentElement
  const first = words()
  rerender(page(Object.assign(new PortalError(), { at: 2 }), false))
  expect(words()).not.toBe(first)
})

test('without a reply there is no reference to give', async () => {
  await showPart(page(new PortalError(), false))
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
})

test('has details between its message and its buttons, and is no Tab stop', async () => {
  await showPart(
    <ProblemBox message="Not saved" details={<p>The street</p>}>
      <button type="button">Try again</button>
    </ProblemBox>,
  )
  const box = screen.getByRole('alert')
  expect([box.textContent, box.tabIndex]).toEqual(['Not savedThe streetTry again', -1])
})

test('what an alert has said is not announced again', async () => {
  await showPart(<ProblemBox message="Not saved" isAnnounced={false} />)
  expect(screen.getByText('Not saved')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
