import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { inputStyle } from '../ui/input-style.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import type { FormValues } from './form.ts'

const Input = chakra(
  'input',
  { base: { ...inputStyle, _disabled: { color: 'muted', cursor: 'not-allowed' } } },
  // Only Safari knows this attribute.
  { forwardProps: ['passwordrules'] },
)

export interface FieldProps<V extends FormValues<V>>
  extends FrameProps<V>,
    Omit<ComponentProps<typeof Input>, 'form' | 'name'> {
  required?: boolean
  aside?: ReactNode
}

export function Field<V extends FormValues<V>>({
  hidden,
  form,
  name,
  label,
  note,
  help,
  errorLabel,
  limit,
  required,
  serverError,
  aside,
  ...input
}: FieldProps<V>) {
  return (
    <FieldFrame {...{ hidden, form, name, label, note, help, errorLabel, limit, serverError }}>
      {(described) => (
        <chakra.div position="relative">
          <Input
            value={form.values[name] ?? ''}
            onChange={(event) => form.change(name, event.target.value)}
            {...input}
            {...described}
            aria-required={required ?? true}
            paddingInlineEnd={aside ? '64px' : '2'}
          />
          {aside}
        </chakra.div>
      )}
    </FieldFrame>
  )
}
