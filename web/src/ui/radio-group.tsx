import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { checkStyle } from './check-style.ts'
import { FieldError } from './field-error.tsx'

interface RadioGroupProps<V extends string> {
  label: string
  /** Hides the label visually; screen readers still announce it. */
  hideLabel?: boolean
  help?: ReactNode
  error?: string | undefined
  /** Id of the first enabled option, the focus target of an error. */
  firstId?: string
  name: string
  options: readonly { value: V; label: string; help?: string; disabled?: boolean }[]
  value: V | null
  onChange: (value: V) => void
}

/** Native radio buttons: arrow keys select. */
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
          paddingBlock="half"
          border="1px solid"
          borderColor={option.value === value ? 'accent' : 'edge'}
          borderRadius="card"
          cursor={option.disabled ? 'not-allowed' : 'pointer'}
          color={option.disabled ? 'muted' : 'ink'}
        >
          <chakra.input
            {...checkStyle}
            type="radio"
            id={option === first ? firstId : undefined}
            name={`${id}-${name}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.help ? (
            <chakra.span paddingBlock="1">
              {option.label}
              <chakra.span display="block" fontSize="sm" color="muted">
                {option.help}
              </chakra.span>
            </chakra.span>
          ) : (
            option.label
          )}
        </chakra.label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
