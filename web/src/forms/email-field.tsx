import { Field, type FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'

/** An e-mail address: browsers leave out the space that phones put after a suggestion. */
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
