import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { checkStyle } from './check-style.ts'
import { FieldError } from './field-error.tsx'

interface CheckboxProps {
  id: string
  label: ReactNode
  error?: ReactNode
  required?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox(props: CheckboxProps) {
  const { id, label, error, required = false, checked, onChange } = props
  return (
    <chakra.div display="grid" gap="half">
      <chakra.label
        display="flex"
        alignItems="center"
        gap="1"
        minHeight="48px"
        paddingBlock="1"
        cursor="pointer"
      >
        <chakra.input
          {...checkStyle}
          type="checkbox"
          id={id}
          checked={checked}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </chakra.label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.div>
  )
}
