import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'
import { tick } from './tick.ts'

interface RadioGroupProps<V extends string> {
  label: string
  /** Where the words above say it already; it is still announced. */
  hideLabel?: boolean
  /** Between the question and the answers. */
  help?: ReactNode
  /** What is wrong, in words. */
  error?: string | undefined
  /** Of the first answer that can be given: where the focus goes when one is missing. */
  firstId?: string
  name: string
  options: readonly { value: V; label: string; disabled?: boolean }[]
  value: V | null
  onChange: (value: V) => void
}

/** One of a few, each as large as a thumb. The browser's own radio buttons: arrows move the choice. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hideLabel, help, error, firstId, name, options, value, onChange } = props
  const id = useId()
  const first = options.find(({ disabled }) => !disabled)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.fieldset display="grid" gap="1" aria-describedby={describedBy || undefined}>
      <chakra.legend
        fontWeight="600"
        marginBottom={help ? 'half' : '1'}
        {...(hideLabel && { srOnly: true })}
      >
        {label}
      </chakra.legend>
      {help && (
        <chakra.p id={`${id}-help`} fontSize="sm" color="muted">
          {help}
        </chakra.p>
      )}
      {options.map((option) => (
        <chakra.label
          key={option.value}
          display="flex"
          alignItems="center"
          gap="1"
          minHeight="48px"
          paddingInline="2"
          border="1px solid"
          borderColor={option.value === value ? 'accent' : 'edge'}
          borderRadius="card"
          cursor={option.disabled ? 'not-allowed' : 'pointer'}
          color={option.disabled ? 'muted' : 'ink'}
        >
          <chakra.input
            {...tick}
            type="radio"
            id={option === first ? firstId : undefined}
            name={`${id}-${name}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </chakra.label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
