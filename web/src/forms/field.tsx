import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { inputStyle } from '../ui/input-style.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

const Input = chakra('input', {
  base: { ...inputStyle, _disabled: { color: 'muted', cursor: 'not-allowed' } },
})

interface FieldProps extends FrameProps, Omit<ComponentProps<typeof Input>, 'form' | 'name'> {
  required?: boolean
  /** Stands inside the box, at its end. */
  aside?: ReactNode
}

/** One line that is typed. */
export function Field({
  form,
  name,
  label,
  help,
  called,
  required,
  refusal,
  aside,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ form, name, label, help, called, refusal }}>
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
