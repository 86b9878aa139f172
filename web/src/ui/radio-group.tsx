import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

interface RadioGroupProps<V extends string> {
  label: string
  /** Where the words above say it already; it is still announced. */
  hideLabel?: boolean
  name: string
  options: readonly { value: V; label: string; disabled?: boolean }[]
  value: V | null
  onChange: (value: V) => void
}

/** One of a few, each as large as a thumb. The browser's own radio buttons: arrows move the choice. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hideLabel, name, options, value, onChange } = props
  const id = useId()
  return (
    <chakra.fieldset display="grid" gap="1">
      <chakra.legend fontWeight="600" marginBottom="half" srOnly={hideLabel ?? false}>
        {label}
      </chakra.legend>
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
            type="radio"
            name={`${id}-${name}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
            width="20px"
            height="20px"
            flexShrink="0"
            accentColor="accent"
          />
          {option.label}
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
}
