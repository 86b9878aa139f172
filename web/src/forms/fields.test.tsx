import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { descriptionsOf } from '../testing/descriptions-of.ts'
import { showPart } from '../testing/show-page.tsx'
import { ChoiceField } from './choice/choice-field.tsx'
import { EmailField } from './email-field.tsx'
import { Field } from './field.tsx'
import type { FormFields } from './form.ts'
import { LinesField } from './lines-field.tsx'
import { MonthField } from './month-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { loadRuleText } from './rule-text/use-rule-text.ts'
import { SelectField } from './select-field.tsx'

interface Values {
  entry: string
}

const change = jest.fn()
const onBlur = jest.fn()
const form: FormFields<Values> = { id: 'form', values: { entry: '' }, errors: {}, change }
const options = [
  { value: '', label: 'None' },
  { value: 'new', label: 'New' },
]

type Props = {
  form: FormFields<Values>
  name: 'entry'
  label: string
  errorLabel?: string
  limit?: string
  serverError?: string
  autoComplete?: string
  note?: string
  help?: string
  hidden?: boolean
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
}

const kinds: Record<string, (props: Props) => ReactNode> = {
  Field,
  EmailField,
  PhoneField,
  PasswordField,
  MonthField,
  LinesField: (props) => <LinesField maxLength={9} {...props} />,
  SelectField: (props) => <SelectField options={options} {...props} />,
  ChoiceField: (props) => <ChoiceField list={{ options: options.slice(1) }} {...props} />,
}
const names = Object.keys(kinds)

async function show(name: string, props: Partial<Props> = {}) {
  const Kind = kinds[name] as (props: Props) => ReactNode
  await showPart(<Kind form={form} name="entry" label="Entry" {...props} />)
  return screen.queryByLabelText<HTMLInputElement>('Entry')
}

beforeAll(loadRuleText)
beforeEach(() => {
  jest.clearAllMocks()
})
afterEach(cleanup)

test.each(names)(
  '%s is described by its note, its help, and an error that has another name',
  async (name) => {
    const broken = { ...form, errors: { entry: 'required' as const } }
    const box = await show(name, {
      form: broken,
      errorLabel: 'The entry',
      note: 'A note',
      help: 'Help',
    })
    expect(box?.id).toBe('form-entry')
    expect(box?.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionsOf(box)).toEqual(['A note', 'Help', 'The entry is required'])
  },
)

test.each(names)('%s tells whether it is required, invalid or disabled', async (name) => {
  const box = await show(name, { required: false, disabled: true })
  const read = (attribute: string) => box?.getAttribute(attribute) ?? null
  expect([read('aria-required'), read('aria-invalid'), read('aria-describedby')]).toEqual([
    'false',
    'false',
    null,
  ])
  expect(box?.disabled).toBe(true)
  cleanup()
  const other = await show(name, { required: true })
  expect([other?.getAttribute('aria-required'), other?.disabled]).toEqual(['true', false])
})

test.each(names)('%s takes input, and tells when it is left', async (name) => {
  const box = (await show(name, { onBlur })) as HTMLInputElement
  fireEvent.change(box, { target: { value: 'new' } })
  expect(change).toHaveBeenCalledTimes(1)
  expect(change.mock.calls[0]?.[0]).toBe('entry')
  fireEvent.blur(box)
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test.each(names)('%s can be hidden', async (name) => {
  expect(await show(name, { hidden: true })).toBeNull()
})

test.each(names)('%s names itself in its error', async (name) => {
  const broken = { ...form, errors: { entry: 'required' as const } }
  expect(descriptionsOf(await show(name, { form: broken }))).toEqual(['Entry is required'])
})

test.each(names.filter((name) => name !== 'ChoiceField'))(
  '%s announces what the gateway says of it, instead of its broken rule',
  async (name) => {
    const broken = { ...form, errors: { entry: 'required' as const } }
    const box = await show(name, { form: broken, serverError: 'Taken' })
    expect(descriptionsOf(box)).toEqual(['Taken'])
    expect(screen.getByRole('alert').textContent).toBe('Taken')
    cleanup()
    await show(name, { form: broken })
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each(names)('%s without a value is empty, and takes one', async (name) => {
  const box = (await show(name, { form: { ...form, values: {} as Values } })) as HTMLInputElement
  expect(box.value).toBe('')
  fireEvent.change(box, { target: { value: 'new' } })
  expect(change).toHaveBeenCalledTimes(1)
})

test.each<[string, string | null]>([
  ['Field', 'true'],
  ['EmailField', 'true'],
  ['PhoneField', 'true'],
  ['PasswordField', 'true'],
  ['MonthField', 'true'],
  ['LinesField', 'true'],
  ['ChoiceField', 'true'],
  ['SelectField', null],
])('%s is required by default: %p', async (name, required) => {
  const box = await show(name)
  expect(box?.getAttribute('aria-required') ?? null).toBe(required)
})

/** For the keyboard of a phone, and what browsers fill in and correct. */
test.each<[string, Record<string, string>]>([
  [
    'EmailField',
    {
      type: 'email',
      inputmode: 'email',
      autocomplete: 'email',
      autocapitalize: 'none',
      spellcheck: 'false',
    },
  ],
  ['PhoneField', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
  ['MonthField', { inputmode: 'numeric', autocomplete: 'off', maxlength: '24' }],
  [
    'PasswordField',
    { type: 'password', autocapitalize: 'none', spellcheck: 'false', 'data-secret': '' },
  ],
  ['LinesField', { maxlength: '9' }],
])('%s has the attributes %o', async (name, attributes) => {
  const box = await show(name)
  for (const [attribute, value] of Object.entries(attributes))
    expect([attribute, box?.getAttribute(attribute)]).toEqual([attribute, value])
})

test.each(['Field', 'EmailField', 'PhoneField', 'PasswordField', 'SelectField', 'ChoiceField'])(
  '%s is filled in by browsers as the page says',
  async (name) => {
    const box = await show(name, { autoComplete: 'off' })
    expect(box?.getAttribute('autocomplete')).toBe('off')
  },
)

test.each([
  ['eight ch', ''],
  ['nine char', 'This field holds 9 characters. What goes beyond them is left out.'],
])('LinesField with "%s" tells of its limit: "%s"', async (entry, told) => {
  await show('LinesField', { form: { ...form, values: { entry } } })
  expect(screen.getByRole('status').textContent).toBe(told)
})

test.each(['SelectField', 'ChoiceField'])('%s shows the value of the form', async (name) => {
  const box = await show(name, { form: { ...form, values: { entry: 'new' } } })
  expect(box?.value).toBe('new')
})

test('a limit is told in the error of its field', async () => {
  await show('Field', { form: { ...form, errors: { entry: 'percent-left' } }, limit: '40' })
  expect(screen.getByText('Percentage must be less than or equal to 40%.')).toBeTruthy()
})

test('a password can be shown and hidden again', async () => {
  const box = await show('PasswordField')
  const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  // Crossed while a press hides it.
  const lines = () => document.querySelectorAll('button path').length
  expect(lines()).toBe(1)
  turn('Show password')
  expect([box?.type, lines()]).toEqual(['text', 2])
  turn('Hide password')
  expect(box?.type).toBe('password')
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
})
