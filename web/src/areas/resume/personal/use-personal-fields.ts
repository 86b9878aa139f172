import type { ReactNode } from 'react'
import { text as choiceText } from '../../../forms/choice/messages.ts'
import type { FieldName, Form } from '../../../forms/form.ts'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'
import type { Personal } from './personal-values.ts'

type PersonalField = keyof typeof text.en & FieldName<Personal>

const alwaysOptional: readonly string[] = ['emergencyPhone', 'linkedIn', 'apartment']

interface PersonalFieldOptions {
  help?: ReactNode
  required?: boolean
}

/** Props of a personal field: label with the optional mark. */
export function usePersonalFields(form: Form<Personal>, optionalFields: readonly string[]) {
  const t = useText(text)
  const c = useText(choiceText)
  return (name: PersonalField, { help, required }: PersonalFieldOptions = {}) => {
    const isRequired = required ?? !(alwaysOptional.includes(name) || optionalFields.includes(name))
    const label = t(name)
    return {
      form,
      name,
      label: isRequired ? label : c('optional', { label }),
      errorLabel: label,
      required: isRequired,
      help,
    }
  }
}

/** Of the application, which adds the value on file and the mark of a review. */
export type PersonalFields = (
  name: PersonalField,
  options?: PersonalFieldOptions,
) => ReturnType<ReturnType<typeof usePersonalFields>> & {
  note?: ReactNode
  disabled?: boolean
  onBlur?: () => void
}
