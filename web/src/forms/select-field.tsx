import { chakra } from '@chakra-ui/react'
import { inputStyle } from '../ui/input-style.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import type { FormValues } from './form.ts'

const Select = chakra('select', {
  base: { ...inputStyle, cursor: 'pointer', _disabled: { color: 'muted', cursor: 'not-allowed' } },
})

interface SelectFieldProps<V extends FormValues<V>> extends FrameProps<V> {
  disabled?: boolean
  required?: boolean
  autoComplete?: string
  options: readonly { value: string; label: string }[]
  onBlur?: () => void
}

/** Native select; an optional one needs an empty option. */
export function SelectField<V extends FormValues<V>>(props: SelectFieldProps<V>) {
  const { form, name, disabled, required, autoComplete, options, onBlur } = props
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Select
          {...described}
          value={form.values[name] ?? ''}
          disabled={disabled ?? false}
          aria-required={required}
          autoComplete={autoComplete}
          onBlur={onBlur}
          onChange={(event) => form.change(name, event.target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
