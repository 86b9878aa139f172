import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { showPart } from '../testing/show-page.tsx'
import { stylesOf } from '../testing/styles-of.ts'
import { YesNoField } from './choice/yes-no-field.tsx'
import { Field } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { LinesField } from './lines-field.tsx'
import { NewPasswordFields } from './new-password/new-password-fields.tsx'
import { loadRuleText } from './rule-text/use-rule-text.ts'
import { SelectField } from './select-field.tsx'
import { SuggestField } from './suggest/suggest-field.tsx'

beforeAll(loadRuleText)
afterEach(cleanup)

const form = { id: 'form', values: { entry: '' }, errors: {}, change: jest.fn() }
const props = { form, name: 'entry' as const, label: 'Entry' }
const passwords = { newPassword: 'x', repeatPassword: '' }

const fields: Record<string, ReactNode> = {
  'a field': <Field {...props} help="Help" note="A note" />,
  'a broken field': <Field {...props} form={{ ...form, errors: { entry: 'required' } }} />,
  'a disabled field': <Field {...props} disabled />,
  'a field of several lines': <LinesField {...props} maxLength={9} />,
  'a select': <SelectField {...props} options={[{ value: 'a', label: 'A' }]} />,
  'a question': <YesNoField {...props} errorLabel="Entry" />,
  'a group of fields': (
    <FieldGroup title="X" help="Help">
      <span />
    </FieldGroup>
  ),
  'a new password': <NewPasswordFields form={{ ...form, values: passwords }} />,
}

test.each(Object.entries(fields))('%s has the styles of the record', async (_name, field) => {
  await showPart(field)
  expect(stylesOf(document.body)).toMatchSnapshot()
})

test('suggestions have the styles of the record', async () => {
  const values = { entry: 'Da' }
  await showPart(
    <SuggestField
      {...props}
      form={{ ...form, values }}
      maxLength={9}
      known={['Dallas', 'Davis']}
    />,
  )
  fireEvent.input(screen.getByLabelText('Entry'), { target: { value: 'D' } })
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(stylesOf(document.body)).toMatchSnapshot()
})
