import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import { useLayoutEffect, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { fieldId } from './field-id.ts'
import type { FieldName, FormValues } from './form.ts'
import { caretAfter, formatPhone } from './format-phone.ts'

/** Formats a phone number as (000) 000-0000 while it is typed. */
export function PhoneField<V extends FormValues<V>>({ form, ...props }: FieldProps<V>) {
  const id = fieldId(form.id, props.name)
  const [caret, setCaret] = useState<{ position: number }>()

  // The browser moves the caret to the end of a value set by script.
  useLayoutEffect(() => {
    const box = document.getElementById(id)
    if (caret && box instanceof HTMLInputElement && document.activeElement === box)
      box.setSelectionRange(caret.position, caret.position)
  }, [caret, id])

  const change = (name: FieldName<V>, typed: string) => {
    const box = document.getElementById(id) as HTMLInputElement | null
    const after = typed.slice(box?.selectionEnd ?? typed.length)
    const formatted = formatPhone(typed)
    const digitsBefore = phoneDigits(typed).length - after.replace(/\D/g, '').length
    setCaret({ position: caretAfter(formatted, digitsBefore) })
    form.change(name, formatted)
  }

  return (
    <Field type="tel" inputMode="tel" autoComplete="tel" {...props} form={{ ...form, change }} />
  )
}
