import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { showPage } = await import('../../../testing/show-page.tsx')
const { Component } = await import('./preferences-page.tsx')

afterEach(cleanup)

test('is marked as a sample, with its values beside their labels', async () => {
  await showPage(<Component />)
  expect(screen.getByRole('heading', { level: 1, name: 'Preferences' })).not.toBeNull()
  expect(screen.getByText('This page is a sample')).not.toBeNull()
  expect(screen.getByText(/The values below are examples, not yours/)).not.toBeNull()
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`)
  expect(facts).toEqual([
    'Location: Austin, TX',
    'Placement Type: Temp to Hire',
    'Hours: 40 a week, days',
    'Pay Rate: $18.00 an hour or more',
    'Preferred Travel Distance: 25 miles',
    'Preferred Customer Name: Hill Country Foods',
  ])
  expect(screen.getByRole('region', { name: 'Schedule Preferences' }).textContent).toContain(
    'Monday to Friday, first shift',
  )
  expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe(
    '/info/profile',
  )
})

test.each([
  ['Placement Preferences', 'Update Preferences'],
  ['Placement Availability', 'Change Availability'],
])('a change of %s is answered there with whom to call', async (title, name) => {
  await showPage(<Component />)
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses()).toEqual(['', ''])
  const card = within(screen.getByRole('region', { name: title }))
  await act(async () => fireEvent.click(card.getByRole('button', { name })))
  expect(card.getByRole('status').textContent).toMatch(
    /^This cannot be changed here yet\..*call 1-800-555-0142\.$/,
  )
  expect(statuses().filter(Boolean)).toHaveLength(1)
})
