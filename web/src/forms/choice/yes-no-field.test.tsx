import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { descriptionsOf } from '../../testing/descriptions-of.ts'
import { showPage } from '../../testing/show-page.tsx'
import type { FormFields } from '../form.ts'
import { loadRuleText } from '../rule-text/use-rule-text.ts'
import { YesNoField } from './yes-no-field.tsx'

const change = jest.fn()
const form: FormFields<{ ready: string }> = { id: 'f', values: { ready: 'no' }, errors: {}, change }
const show = (changes: Partial<typeof form> = {}) =>
  showPage(
    <YesNoField
      form={{ ...form, ...changes }}
      name="ready"
      label="Are you ready?"
      errorLabel="Ready"
    />,
  )
const radios = () => screen.getAllByRole<HTMLInputElement>('radio')

beforeAll(loadRuleText)
afterEach(cleanup)

test('asks for yes or no, and shows the answer', async () => {
  await show()
  expect(screen.getByRole('group', { name: 'Are you ready?' })).toBeTruthy()
  expect(radios().map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Yes', false],
    ['No', true],
  ])
  fireEvent.click(screen.getByLabelText('Yes'))
  expect(change.mock.calls).toEqual([['ready', 'yes']])
})

test('its error has a name of its own, and leads to Yes', async () => {
  await show({ values: { ready: '' }, errors: { ready: 'required' } })
  expect(descriptionsOf(screen.getByRole('group'))).toEqual(['Ready is required'])
  expect(document.getElementById('f-ready')).toBe(screen.getByLabelText('Yes'))
})
