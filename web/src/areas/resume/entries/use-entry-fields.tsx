import type { ReactNode } from 'react'
import { text as choiceText } from '../../../forms/choice/messages.ts'
import type { FieldName, FormFields, FormValues } from '../../../forms/form.ts'
import type { PlainKey } from '../../../language/define-text.ts'
import { useText } from '../../../language/use-text.ts'
import { text } from './field-messages.ts'

export interface EntryFieldsProps<V extends FormValues<V>> {
  form: FormFields<V>
  brand: string
  only?: readonly string[] | undefined
}

interface FieldOptions {
  required?: boolean
  help?: ReactNode
}

export const isHidden = (only: readonly string[] | undefined, name: string) =>
  only !== undefined && !only.includes(name)

/** Props of an entry's fields: label, optional mark and help. */
export function useEntryFields<V extends FormValues<V>>({
  form,
  only,
}: Pick<EntryFieldsProps<V>, 'form' | 'only'>) {
  const t = useText(text)
  const c = useText(choiceText)
  return (
    name: FieldName<V>,
    labelKey: PlainKey<typeof text.en>,
    { required = true, help }: FieldOptions = {},
  ) => {
    const label = t(labelKey)
    const shownLabel = required ? label : c('optional', { label })
    const hidden = isHidden(only, name)
    return { form, name, hidden, label: shownLabel, errorLabel: label, required, help }
  }
}
