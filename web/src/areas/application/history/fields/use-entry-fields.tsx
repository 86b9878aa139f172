import type { ReactNode } from 'react'
import type { Form } from '../../../../forms/use-endpoint-form.ts'
import type { PlainKey } from '../../../../language/define-text.ts'
import { useText } from '../../../../language/use-text.ts'
import { text as fieldText } from '../../fields/messages.ts'
import { text } from './messages.ts'

interface Given {
  required?: boolean
  help?: ReactNode
}

/** What a field of an entry is called, and whether it has to be filled in. */
export function useEntryFields(form: Form) {
  const t = useText(text)
  const f = useText(fieldText)
  return (name: string, words: PlainKey<typeof text.en>, { required = true, help }: Given = {}) => {
    const label = t(words)
    const shown = required ? label : f('optional', { label })
    return { form, name, label: shown, called: label, required, help }
  }
}
