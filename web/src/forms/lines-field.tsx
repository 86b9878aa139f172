import { chakra } from '@chakra-ui/react'
import { inputStyle } from '../ui/input-style.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import type { FormValues } from './form.ts'

const Lines = chakra('textarea', {
  base: {
    ...inputStyle,
    minHeight: '112px',
    paddingBlock: '1',
    resize: 'vertical',
    _disabled: { color: 'muted', cursor: 'not-allowed' },
  },
})

interface LinesFieldProps<V extends FormValues<V>> extends FrameProps<V> {
  maxLength: number
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
}

export function LinesField<V extends FormValues<V>>(props: LinesFieldProps<V>) {
  const { form, name, maxLength, required, disabled, onBlur } = props
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Lines
          {...described}
          value={form.values[name] ?? ''}
          maxLength={maxLength}
          aria-required={required ?? true}
          disabled={disabled ?? false}
          onBlur={onBlur}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
