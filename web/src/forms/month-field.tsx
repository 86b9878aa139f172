import { formatMonthYear } from '@gatehouse/contracts/rules/month-year'
import { Field, type FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'

/** Of MM/DD/YYYY, whose day is left out when it is pasted. */
const maxLength = 10

/** Formats a month as MM/YYYY while it is typed at the end; a correction within is left alone. */
export function MonthField<V extends FormValues<V>>({ form, ...props }: FieldProps<V>) {
  const before = form.values[props.name] ?? ''
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      onChange={({ target }) => {
        const isAtEnd = target.selectionEnd === target.value.length
        const value = isAtEnd ? formatMonthYear(target.value, before) : target.value
        form.change(props.name, value)
      }}
      {...props}
      form={form}
    />
  )
}
