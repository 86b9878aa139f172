import { chakra } from '@chakra-ui/react'
import { inputStyle } from '../ui/input-style.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import type { FormValues } from './form.ts'

const Select = chakra('select', {
  base: {
    ...inputStyle,
    cursor: 'pointer',
    _disabled: { color: 'muted', cursor: 'not-allowed' },
    // The browsers' own arrows touch the edge. Forced colours drop gradients, and keep theirs.
    '@media not (forced-colors: active)': {
      appearance: 'none',
      paddingInlineEnd: '40px',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
      backgroundPosition: 'calc(100% - 22px) 50%, calc(100% - 16px) 50%',
      backgroundSize: '6px 6px',
      backgroundRepeat: 'no-repeat',
    },
  },
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
