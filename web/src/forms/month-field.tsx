import { formatMonthYear } from '@gatehouse/contracts/rules/month-year'
import { Field, type FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'
import { formatAtEnd, maxDateLength } from './format-at-end.ts'

/** Formats a month as MM/YYYY while it is typed at the end; a correction within is left alone. */
export function MonthField<V extends FormValues<V>>({ form, ...props }: FieldProps<V>) {
  const before = form.values[props.name] ?? ''
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxDateLength}
      onChange={(event) => form.change(props.name, formatAtEnd(event, before, formatMonthYear))}
      {...props}
      form={form}
    />
  )
}
