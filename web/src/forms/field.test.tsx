import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../testing/show-page.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import type { Form } from './form.ts'
import { loadRuleText } from './rule-text/use-rule-text.ts'

interface Address {
  street: string
  city: string
}

const form: Form<Address> = {
  id: 'address',
  values: { street: '12 Elm Street', city: '' },
  errors: {},
  dirty: false,
  sending: false,
  restored: false,
  summary: { current: null },
  change() {},
  clear() {},
  reset() {},
  focus() {},
  select() {},
  submit() {},
  retry() {},
}

afterEach(cleanup)

test('shows the value of its name', async () => {
  await showPart(<Field form={form} name="street" label="Street" />)
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('12 Elm Street')
})

test('names the character that a field does not take', async () => {
  await loadRuleText()
  const refused: Form<Address> = {
    ...form,
    values: { street: '', city: 'Austin, TX' },
    errors: { city: 'character' },
  }
  await showPart(<Field form={refused} name="city" label="City" />)
  expect(screen.getByText('City: “,” cannot be used here')).toBeTruthy()
})

test('a misspelt name does not compile', () => {
  const misspelt = [
    // @ts-expect-error
    <Field key="field" form={form} name="stret" label="Street" />,
    // @ts-expect-error
    <ErrorSummary key="summary" form={form} labels={{ stret: 'Street' }} />,
    // @ts-expect-error
    () => form.focus('stret'),
    // @ts-expect-error
    () => form.values.stret,
  ]
  expect(misspelt).toHaveLength(4)
})
