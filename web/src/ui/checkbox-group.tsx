import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { checkStyle } from './check-style.ts'
import { FieldError } from './field-error.tsx'

interface CheckboxGroupProps<V extends string> {
  label: string
  error?: string | undefined
  /** Id of the first box, the focus target of an error. */
  firstId?: string
  options: readonly { value: V; label: string }[]
  values: readonly V[]
  onChange: (values: V[]) => void
}

export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { label, error, firstId, options, values, onChange } = props
  const id = useId()
  const turn = (turned: V) =>
    onChange(
      options
        .map(({ value }) => value)
        .filter((value) => values.includes(value) !== (value === turned)),
    )
  return (
    <chakra.fieldset display="grid" gap="1" aria-describedby={error && `${id}-error`}>
      <chakra.legend fontWeight="600" marginBottom="1">
        {label}
      </chakra.legend>
      {options.map(({ value, label }, position) => {
        const checked = values.includes(value)
        return (
          <chakra.label
            key={value}
            display="flex"
            alignItems="center"
            gap="1"
            minHeight="48px"
            paddingInline="2"
            border="1px solid"
            borderColor={checked ? 'accent' : 'edge'}
            borderRadius="card"
            cursor="pointer"
          >
            <chakra.input
              {...checkStyle}
              type="checkbox"
              id={position === 0 ? firstId : undefined}
              checked={checked}
              aria-invalid={error !== undefined}
              onChange={() => turn(value)}
            />
            {label}
          </chakra.label>
        )
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
