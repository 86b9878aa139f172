import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { press } from '../../../testing/press.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { MeasurementForm } from './measurement-form.tsx'

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const [allow, refuse] = ['Yes, allow it', 'No, I opt out']
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
const save = () => press('Save my choice')
const state = () => screen.getByText(/^Current setting/).textContent

function chooseInAnotherTab(measuring: string) {
  localStorage.setItem('gatehouse.privacy', JSON.stringify({ version: 1, measuring }))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
}

beforeEach(async () => {
  localStorage.clear()
  await showPart(<MeasurementForm />)
})
afterEach(() => {
  cleanup()
  Object.assign(navigator, { globalPrivacyControl: undefined })
})

test('asks for a choice, which nothing preselects', async () => {
  expect(chosen()).toEqual([false, false])
  await save()
  expect(screen.getByText('Your choice is required')).toBeTruthy()
  expect(document.activeElement).toBe(radio(allow))
  fireEvent.click(radio(refuse))
  expect(screen.queryByText('Your choice is required')).toBeNull()
  expect(localStorage).toHaveLength(0)
  await save()
  expect(localStorage.getItem('gatehouse.privacy')).toContain('refused')
  expect(screen.getByText(/^Your choice is saved/)).toBeTruthy()
  expect(screen.queryByText('Your choice is required')).toBeNull()
})

test('follows the choice of another tab, after one of its own too', async () => {
  chooseInAnotherTab('refused')
  expect([chosen(), state()]).toEqual([[false, true], 'Current setting: off in this browser.'])
  fireEvent.click(radio(allow))
  chooseInAnotherTab('refused')
  expect(chosen()).toEqual([true, false])
  await save()
  expect(state()).toBe('Current setting: on in this browser.')
  chooseInAnotherTab('refused')
  expect([chosen(), state()]).toEqual([[false, true], 'Current setting: off in this browser.'])
})

test('says that the browser’s own signal is obeyed, whatever is chosen', async () => {
  const signal = () => screen.queryByText(/^Your browser asks sites not to track you/)
  expect(signal()).toBeNull()
  fireEvent.click(radio(allow))
  await save()
  expect(state()).toBe('Current setting: on in this browser.')
  Object.assign(navigator, { globalPrivacyControl: true })
  chooseInAnotherTab('refused')
  expect(signal()).not.toBeNull()
  chooseInAnotherTab('allowed')
  expect(state()).toBe('Current setting: off in this browser.')
  expect(chosen()).toEqual([true, false])
})
