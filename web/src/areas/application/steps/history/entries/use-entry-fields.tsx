import type { ReactNode } from 'react'
import type { Form } from '../../../../../forms/use-endpoint-form.ts'
import type { PlainKey } from '../../../../../language/define-text.ts'
import { useText } from '../../../../../language/use-text.ts'
import { text as sharedText } from '../../../fields/messages.ts'
import { text } from './field-messages.ts'

export interface EntryFieldsProps {
  form: Form
  /** Brand whose option lists apply. */
  brand: string
}

interface FieldOptions {
  required?: boolean
  help?: ReactNode
}

/** Props of an entry's fields: label, optional mark and help. */
export function useEntryFields(form: Form) {
  const t = useText(text)
  const s = useText(sharedText)
  return (
    name: string,
    labelKey: PlainKey<typeof text.en>,
    { required = true, help }: FieldOptions = {},
  ) => {
    const label = t(labelKey)
    const shownLabel = required ? label : s('optional', { label })
    return { form, name, label: shownLabel, called: label, required, help }
  }
}
