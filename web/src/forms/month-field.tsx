import { formatMonthYear } from '@gatehouse/contracts/rules/month-year'
import type { FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'
import { TypedDateField } from './typed-date-field.tsx'

/** MM/YYYY. */
export function MonthField<V extends FormValues<V>>(props: FieldProps<V>) {
  return <TypedDateField {...props} format={formatMonthYear} />
}
