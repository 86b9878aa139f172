import { chakra } from '@chakra-ui/react'
import { useText } from '../language/use-text.ts'
import { inputStyle } from '../ui/input-style.ts'
import { QuietStatus } from '../ui/quiet-status.tsx'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import type { FormValues } from './form.ts'
import { text } from './messages.ts'

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

/** Browsers cut pasted text at the maximum without a word; the field tells once it is full. */
export function LinesField<V extends FormValues<V>>(props: LinesFieldProps<V>) {
  const { form, name, maxLength, required, disabled, onBlur } = props
  const t = useText(text)
  const value: string = form.values[name] ?? ''
  return (
    <FieldFrame {...props}>
      {(described) => (
        <>
          <Lines
            {...described}
            value={value}
            maxLength={maxLength}
            aria-required={required ?? true}
            disabled={disabled ?? false}
            onBlur={onBlur}
            onChange={(event) => form.change(name, event.target.value)}
          />
          <QuietStatus>{value.length >= maxLength && t('full', { max: maxLength })}</QuietStatus>
        </>
      )}
    </FieldFrame>
  )
}
