import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FormFields } from './form.ts'

const { system } = await import('../ui/theme.ts')
const { ChoiceField } = await import('./choice/choice-field.tsx')
const { EmailField } = await import('./email-field.tsx')
const { Field } = await import('./field.tsx')
const { LinesField } = await import('./lines-field.tsx')
const { MonthField } = await import('./month-field.tsx')
const { PasswordField } = await import('./password-field.tsx')
const { PhoneField } = await import('./phone-field.tsx')
const { loadRuleText } = await import('./rule-text/use-rule-text.ts')
const { SelectField } = await import('./select-field.tsx')

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

function show(name: string, props: Partial<Props> = {}) {
  const Kind = kinds[name] as (props: Props) => ReactNode
  render(
    <ChakraProvider value={system}>
      <Kind form={form} name="entry" label="Entry" {...props} />
    </ChakraProvider>,
  )
  return screen.queryByLabelText<HTMLInputElement>('Entry')
}
const descriptionsOf = (box: Element | null) =>
  (box?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

beforeAll(loadRuleText)
beforeEach(() => {
  jest.clearAllMocks()
})
afterEach(cleanup)

test.each(names)('%s is described by its note, help and error', (name) => {
  const broken = { ...form, errors: { entry: 'required' as const } }
  const box = show(name, { form: broken, errorLabel: 'The entry', note: 'A note', help: 'Help' })
  expect(box?.id).toBe('form-entry')
  expect(box?.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionsOf(box)).toEqual(['A note', 'Help', 'The entry is required'])
})

test.each(names)('%s tells whether it is required, invalid or disabled', (name) => {
  const box = show(name, { required: false, disabled: true })
  const read = (attribute: string) => box?.getAttribute(attribute) ?? null
  expect([read('aria-required'), read('aria-invalid'), read('aria-describedby')]).toEqual([
    'false',
    'false',
    null,
  ])
  expect(box?.disabled).toBe(true)
  cleanup()
  const other = show(name, { required: true })
  expect([other?.getAttribute('aria-required'), other?.disabled]).toEqual(['true', false])
})

test.each(names)('%s takes input, and tells when it is left', (name) => {
  const box = show(name, { onBlur }) as HTMLInputElement
  fireEvent.change(box, { target: { value: 'new' } })
  expect(change).toHaveBeenCalledTimes(1)
  expect(change.mock.calls[0]?.[0]).toBe('entry')
  fireEvent.blur(box)
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test.each(names)('%s can be hidden', (name) => {
  expect(show(name, { hidden: true })).toBeNull()
})
