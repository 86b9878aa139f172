import type { ReactNode } from 'react'
import { text as choiceText } from '../../../forms/choice/messages.ts'
import type { FieldName, Form, FormValues } from '../../../forms/form.ts'
import type { PlainKey } from '../../../language/define-text.ts'
import { useText } from '../../../language/use-text.ts'
import { text } from './field-messages.ts'

export interface EntryFieldsProps<V extends FormValues<V>> {
  form: Form<V>
  brand: string
}

interface FieldOptions {
  required?: boolean
  help?: ReactNode
}

/** Props of an entry's fields: label, optional mark and help. */
export function useEntryFields<V extends FormValues<V>>(form: Form<V>) {
  const t = useText(text)
  const c = useText(choiceText)
  return (
    name: FieldName<V>,
    labelKey: PlainKey<typeof text.en>,
    { required = true, help }: FieldOptions = {},
  ) => {
    const label = t(labelKey)
    const shownLabel = required ? label : c('optional', { label })
    return { form, name, label: shownLabel, errorLabel: label, required, help }
  }
}
