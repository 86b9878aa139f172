import { Field, type FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'

/** Spaces around a pasted date and its parts included; the format shortens it. */
const maxLength = 24

interface TypedDateFieldProps<V extends FormValues<V>> extends FieldProps<V> {
  format: (typed: string, before: string) => string
}

/** Formats a date while it is typed at the end; a correction within is left alone. */
export function TypedDateField<V extends FormValues<V>>(props: TypedDateFieldProps<V>) {
  const { form, format, ...others } = props
  const before = form.values[others.name] ?? ''
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      onChange={({ target }) => {
        const isAtEnd = target.selectionEnd === target.value.length
        form.change(others.name, isAtEnd ? format(target.value, before) : target.value)
      }}
      {...others}
      form={form}
    />
  )
}
