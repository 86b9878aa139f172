import { formatUsDate } from '@gatehouse/contracts/rules/us-date'
import type { FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'
import { TypedDateField } from './typed-date-field.tsx'

/** MM/DD/YYYY. */
export function UsDateField<V extends FormValues<V>>(props: FieldProps<V>) {
  return <TypedDateField {...props} format={formatUsDate} />
}
