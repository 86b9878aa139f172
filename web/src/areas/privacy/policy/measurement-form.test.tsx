import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'

const { AlertProvider } = await import('../../../ui/alerts.tsx')
const { system } = await import('../../../ui/theme.ts')
const { MeasurementForm } = await import('./measurement-form.tsx')

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const [allow, refuse] = ['Yes, allow it', 'No, I opt out']
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
const state = () => screen.getByText(/^Current setting/).textContent

function chooseInAnotherTab(measuring: string) {
  localStorage.setItem('gatehouse.privacy', JSON.stringify({ version: 1, measuring }))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
}

beforeEach(() => {
  localStorage.clear()
  render(
    <ChakraProvider value={system}>
      <AlertProvider>
        <MeasurementForm />
      </AlertProvider>
    </ChakraProvider>,
  )
})
afterEach(() => {
  cleanup()
  Object.assign(navigator, { globalPrivacyControl: undefined })
})

test('asks for a choice, which nothing preselects', () => {
  expect(chosen()).toEqual([false, false])
  save()
  expect(screen.getByText('Your choice is required')).toBeTruthy()
  expect(document.activeElement).toBe(radio(allow))
  fireEvent.click(radio(refuse))
  expect(screen.queryByText('Your choice is required')).toBeNull()
  expect(localStorage).toHaveLength(0)
  save()
  expect(localStorage.getItem('gatehouse.privacy')).toContain('refused')
  expect(screen.getByRole('status').textContent).toContain('Your choice is saved')
})

test('follows the choice of another tab, after one of its own too', () => {
  chooseInAnotherTab('refused')
  expect([chosen(), state()]).toEqual([[false, true], 'Current setting: off in this browser.'])
  fireEvent.click(radio(allow))
  chooseInAnotherTab('refused')
  expect(chosen()).toEqual([true, false])
  save()
  expect(state()).toContain('on')
  chooseInAnotherTab('refused')
  expect([chosen(), state()]).toEqual([[false, true], 'Current setting: off in this browser.'])
})

test('says that the browser’s own signal is obeyed, whatever is chosen', () => {
  const signal = () => screen.queryByText(/^Your browser asks sites not to track you/)
  expect(signal()).toBeNull()
  fireEvent.click(radio(allow))
  save()
  expect(state()).toBe('Current setting: on in this browser.')
  Object.assign(navigator, { globalPrivacyControl: true })
  chooseInAnotherTab('refused')
  expect(signal()).not.toBeNull()
  chooseInAnotherTab('allowed')
  expect(state()).toBe('Current setting: off in this browser.')
  expect(chosen()).toEqual([true, false])
})
