import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { showPart } from '../testing/show-page.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { Form } from './form.ts'
import { loadRuleText } from './rule-text/use-rule-text.ts'

interface Person {
  first: string
  city: string
  ready: string
}

const focus = jest.fn()
const values = { first: '', city: 'Austin, TX', ready: '' }
const labels = { ready: 'Are you ready?', city: 'City', first: 'First Name' }

async function show(errors: Form<Person>['errors']) {
  const form = { id: 'person', values, errors, focus, summary: { current: null } }
  await showPart(<ErrorSummary form={form} labels={labels} limits={{ first: '40' }} />)
  return form
}

afterEach(cleanup)

test('links the errors to their fields, in the order of the labels', async () => {
  await loadRuleText()
  const form = await show({ first: 'percent-left', city: 'character', ready: 'required' })
  const summary = screen.getByRole('group', { name: 'Please check these 3 entries' })
  expect(form.summary.current).toBe(summary)
  // It can have the focus, but is no Tab stop.
  expect(summary.getAttribute('tabindex')).toBe('-1')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Please answer: Are you ready?', '#person-ready'],
    ['City: “,” cannot be used here', '#person-city'],
    ['Percentage must be less than or equal to 40%.', '#person-first'],
  ])
  expect(fireEvent.click(links[1] as Element)).toBe(false)
  expect(focus.mock.calls).toEqual([['city']])
})

test('a single error has no summary', async () => {
  await loadRuleText()
  await show({ city: 'character' })
  expect(screen.queryByRole('group')).toBeNull()
})
