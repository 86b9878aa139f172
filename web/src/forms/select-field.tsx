import { chakra } from '@chakra-ui/react'
import { box, type Fields } from './field.tsx'
import { fieldId } from './field-id.ts'

const Select = chakra('select', {
  base: { ...box, cursor: 'pointer', _disabled: { color: 'muted', cursor: 'not-allowed' } },
})

interface SelectFieldProps {
  form: Fields
  name: string
  label: string
  disabled?: boolean
  options: readonly { value: string; label: string }[]
}

/** One of a list, by the browser's own means; what can stand empty has an option that says so. */
export function SelectField({ form, name, label, disabled, options }: SelectFieldProps) {
  const id = fieldId(form.id, name)
  return (
    <chakra.div display="grid" gap="half">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      <Select
        id={id}
        name={name}
        value={form.values[name] ?? ''}
        disabled={disabled ?? false}
        onChange={(event) => form.change(name, event.target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </chakra.div>
  )
}
