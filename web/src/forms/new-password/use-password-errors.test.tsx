import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { portalErrorOf } from '../../testing/portal-error-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ contentLanguage: 'en', supportPhone: '1' })
const { PortalError } = await import('../../portal/portal-error.ts')
const { chooseLanguage, showPart } = await import('../../testing/show-page.tsx')
const { usePasswordErrors } = await import('./use-password-errors.tsx')

let errors: ReturnType<typeof usePasswordErrors>

function Form() {
  errors = usePasswordErrors()
  return <main>{errors.box}</main>
}

const raise = (error: unknown) => {
  let isRaised: boolean | undefined
  act(() => {
    isRaised = errors.raise(error)
  })
  return isRaised
}
const alert = () => screen.queryByRole('alert')
const inForm = () => screen.getByRole('main').textContent

beforeEach(async () => {
  jest.useFakeTimers()
  await showPart(<Form />)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.useRealTimers()
})

test.each([
  [portalErrorOf('password-refused'), 'An error has occurred. Please try again.', 30_000],
  [portalErrorOf('password-refused', { upstreamMessage: 'Used before.' }), 'Used before.', 30_000],
  [portalErrorOf('outcome-unknown'), 'We could not find out whether', 60_000],
])('%s is told %j for %i ms, and stays in the form', (error, words, milliseconds) => {
  expect(raise(error)).toBe(true)
  const box = document.activeElement
  expect(screen.getByRole('main').contains(box)).toBe(true)
  expect(box?.textContent).toContain(words)
  expect(box?.textContent).toContain('ABCD-1234')
  act(() => jest.advanceTimersByTime(milliseconds - 1))
  expect(alert()?.textContent).toContain(words)
  act(() => jest.advanceTimersByTime(1))
  expect(alert()).toBeNull()
  expect(inForm()).toContain(words)
  act(() => errors.clear())
  expect(inForm()).toBe('')
})

test('stays in the form in the language that is chosen', () => {
  raise(portalErrorOf('password-refused', { upstreamMessage: 'Used before.' }))
  chooseLanguage('es')
  expect(inForm()).toMatch(/^Ocurrió un error\..* Used before\./)
  expect(within(screen.getByRole('main')).getByText('Used before.').lang).toBe('en')
})

test('the same refusal again takes the focus again', () => {
  raise(portalErrorOf('password-refused'))
  const box = document.activeElement as HTMLElement
  box.blur()
  raise(portalErrorOf('password-refused'))
  expect(document.activeElement).toBe(box)
})

test('without a reply the password may have been changed', () => {
  expect(raise(new PortalError())).toBe(true)
  expect(inForm()).toMatch(/^We could not find out whether/)
})

test.each([portalErrorOf('internal'), new TypeError('defect')])(
  'leaves %s to the form',
  (error) => {
    expect(raise(error)).toBe(false)
    expect([alert(), inForm()]).toEqual([null, ''])
  },
)
