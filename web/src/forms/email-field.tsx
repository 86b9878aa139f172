import { Field, type FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'

/** type=email makes browsers trim the space that phones add after a suggestion. */
export function EmailField<V extends FormValues<V>>(props: FieldProps<V>) {
  return (
    <Field
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
